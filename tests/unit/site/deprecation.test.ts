import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import assert from 'node:assert/strict'
import test from 'node:test'
import { toComponentAnswer } from '../../../engine/answers/component.ts'
import { checkTemplate } from '../../../engine/check/check-template.ts'
import { fixTemplate } from '../../../engine/check/fix-template.ts'
import { toComponentText } from '../../../engine/console/component-text.ts'
import { toComponentMarkdown } from '../../../engine/site/package-docs.ts'
import { toComponentFile, toComponentsFile } from '../../../engine/files/json/components.ts'
import { toConfigType } from '../../../engine/library/config/config-file.ts'
import { resolveDefaults } from '../../../engine/library/config/resolve-defaults.ts'
import { toWebTypes } from '../../../engine/files/editors/web-types.ts'
import { toHtmlCustomData } from '../../../engine/files/editors/html-custom-data.ts'
import { toSchemaFile } from '../../../engine/files/json/schema.ts'
import { ProblemError } from '../../../engine/problem/problem.ts'
import { toolSchemas } from '../../../engine/schema/answers.ts'
import { toSite } from '../../../engine/site/site.ts'
import type { LibrarySource } from '../../../engine/site/sources.ts'
import { pages, publicPaths, source, toPageSource } from '../fixtures/site.ts'

/** Returns the library with a deprecated prop and a deprecated component in its templates. */
function withDeprecated(header = 'It goes in 2.0, use `chip`.', replacement = 'tone') {
  const mood = `  /** How it feels. */
  mood: { type: 'string', deprecated: { message: 'It goes in 2.0.', replacement: '${replacement}' } },
  /** How it looks. */
  look: { values: ['outline', 'plain'], default: config('acme.chip.look', 'plain'), deprecatedValues: { card: 'outline' } },
`
  const components = source.components.map((component) =>
    component.name === 'chip'
      ? { ...component, text: component.text.replace('})\n<b', `${mood}})\n<b`) }
      : component,
  )
  const label = {
    name: 'label',
    file: 'kit/components/label.edge',
    text: `{{--\n  Names a thing.\n\n  @category Labels\n  @deprecated ${header}\n  @slot main - The name.\n--}}\n<b {{ $attrs.toAttrs() }}>{{{ await $slots.main() }}}</b>\n`,
    hasClass: false,
  }
  const library: LibrarySource = { ...source, components: [...components, label] }
  const content = [...pages, toPageSource('components/label', 'Label', 'A name.\n\n::api\n')]
  return toSite(library, content, publicPaths)
}

const { catalog } = withDeprecated()
const ofProp = { message: 'It goes in 2.0.', replacement: 'tone' }
const ofComponent = { message: 'It goes in 2.0, use `chip`.', replacement: 'chip' }
const find = (name: string) => catalog.components.find((component) => component.name === name)!

test('stores deprecations of a template in the catalog, with their replacements', () => {
  assert.deepEqual(find('chip').props.find(({ name }) => name === 'mood')!.deprecated, ofProp)
  assert.deepEqual(find('label').deprecated, ofComponent)
})

test('writes the same deprecations into components.json and the file of a component, by their schemas', () => {
  const ajv = new Ajv2020({ strict: true, strictTuples: false })
  formats.default(ajv)
  for (const [name, file, components] of [
    ['components', toComponentsFile(catalog), toComponentsFile(catalog).components],
    [
      'component',
      toComponentFile(catalog, find('label')),
      [toComponentFile(catalog, find('label'))],
    ],
    ['component', toComponentFile(catalog, find('chip')), [toComponentFile(catalog, find('chip'))]],
  ] as const) {
    const { $id: _, ...schema } = toSchemaFile(name, catalog.library)
    const isValid = ajv.compile(schema)
    assert.ok(isValid(file), JSON.stringify(isValid.errors))
    for (const { name, deprecated, props } of components) {
      if (name === 'label') assert.deepEqual(deprecated, ofComponent)
      const mood = props.find((prop) => prop.name === 'mood')
      if (name === 'chip') assert.deepEqual(mood!.deprecated, ofProp)
    }
  }
})

test('names the replacement in kit:show, the tool, the page and the editor', () => {
  const chip = toComponentAnswer(catalog, 'chip')
  const label = toComponentAnswer(catalog, 'label')
  const sentence = 'It goes in 2.0. Use `tone`.'
  assert.equal(chip.props.find(({ name }) => name === 'mood')!.deprecated, sentence)
  assert.equal(label.deprecated, ofComponent.message)
  toolSchemas.get_component.output.parse({ components: [chip] })
  assert.ok(toComponentText(chip, undefined).includes(`Deprecated: ${sentence}`))
  assert.ok(toComponentText(label, undefined).includes(`Deprecated: ${ofComponent.message}`))
  const markdown = toComponentMarkdown(catalog, find('chip'))
  assert.ok(markdown.includes(`**Deprecated.** ${sentence}`), markdown)
  const ofLabel = toComponentMarkdown(catalog, find('label'))
  assert.ok(ofLabel.includes(`**Deprecated.** ${ofComponent.message}`), ofLabel)
  assert.ok(JSON.stringify(toHtmlCustomData(catalog)).includes(`**Deprecated.** ${sentence}`))
})

test('names the replacement of a deprecated value on every surface', () => {
  const look = (props: { name: string; deprecatedValues?: unknown }[]) =>
    props.find(({ name }) => name === 'look')!.deprecatedValues
  const former = { card: 'outline' }
  const sentence = 'Deprecated values: use `outline` instead of `card`.'
  const answer = toComponentAnswer(catalog, 'chip')
  assert.deepEqual(
    look(toolSchemas.get_component.output.parse({ components: [answer] }).components[0]!.props),
    former,
  )
  assert.deepEqual(look(toComponentFile(catalog, find('chip')).props), former)
  const files = {
    'kit:show': toComponentText(answer, undefined),
    page: toComponentMarkdown(catalog, find('chip')),
    'VS Code': JSON.stringify(toHtmlCustomData(catalog)),
    JetBrains: JSON.stringify(toWebTypes(catalog)),
  }
  for (const [name, text] of Object.entries(files)) assert.ok(text.includes(sentence), name)
  assert.match(toConfigType(catalog), /look\?: 'outline' \| 'plain' \| 'card';/)
})

test('keeps a default that a project sets under a former name or value', () => {
  const [old] = resolveDefaults(
    catalog,
    { file: 'config/acme.ts', value: { chip: { look: 'card' } } },
    assert.fail,
  ).components.flatMap(({ props }) => props.filter(({ name }) => name === 'look'))
  assert.equal(old!.default, 'outline')
})

test('replaces deprecated values that are written as a text, and reports the others', () => {
  const page =
    '<x-acme::chip look="card" />\n<x-acme::chip :look="\'card\'" />\n' +
    "@!acme.chip({ look: 'card', tone: 'calm' })\n" +
    '<x-acme::chip :look="quiet ? \'card\' : \'plain\'" />\n<x-acme::chip look="plain" />'
  const suggestions = checkTemplate(page, catalog).map(({ rule, line, message, suggestion }) => [
    rule,
    line,
    message.split(' of ')[0],
    suggestion,
  ])
  const fact = 'Deprecated value "card" for prop "look"'
  assert.deepEqual(
    suggestions,
    [1, 2, 3, 4].map((line) => ['deprecated', line, fact, 'Use "outline".']),
  )
  const { text, fixed, problems } = fixTemplate(page, catalog)
  assert.equal(
    text,
    '<x-acme::chip look="outline" />\n<x-acme::chip :look="\'outline\'" />\n' +
      "@!acme.chip({ look: 'outline', tone: 'calm' })\n" +
      '<x-acme::chip :look="quiet ? \'card\' : \'plain\'" />\n<x-acme::chip look="plain" />',
  )
  assert.deepEqual([fixed.length, problems.map(({ line }) => line)], [3, [4]])
})

test('warns about deprecations in kit:check, and replaces them with --fix', () => {
  const page =
    '<x-acme::chip mood="calm" />\n<x-acme::label>a</x-acme::label>\n' +
    "@!acme.chip({ mood: 'loud' })\n@acme.label()\nb\n@end\n"
  const problems = checkTemplate(page, catalog)
  assert.deepEqual(
    problems.map(({ rule, line, suggestion }) => [rule, line, suggestion]),
    [
      ['deprecated', 1, 'It goes in 2.0. Use `tone`.'],
      ['deprecated', 2, 'It goes in 2.0, use `chip`.'],
      ['deprecated', 3, 'It goes in 2.0. Use `tone`.'],
      ['deprecated', 4, 'It goes in 2.0, use `chip`.'],
    ],
  )
  const { text, fixed, problems: left } = fixTemplate(page, catalog)
  assert.equal(
    text,
    '<x-acme::chip tone="calm" />\n<x-acme::chip>a</x-acme::chip>\n' +
      "@!acme.chip({ tone: 'loud' })\n@acme.chip()\nb\n@end\n",
  )
  assert.deepEqual([fixed.length, left], [4, []])
})

test('reports an unknown replacement in the sources', () => {
  for (const [header, replacement, expected] of [
    [
      'Use `chpi`.',
      'tone',
      'Cannot replace component `label` with `chpi` in `kit/components/label.edge:1`, expected a component that is not deprecated. Did you mean `chip`?',
    ],
    [
      'Use `label`.',
      'tone',
      'Cannot replace component `label` with `label` in `kit/components/label.edge:1`, expected a component that is not deprecated. Correct the `@deprecated` line.',
    ],
    [
      'Use `chip`.',
      'tune',
      'Cannot read props in `kit/components/chip.edge:12`, expected one literal object. the replacement "tune" of "mood" is not declared.',
    ],
  ] as const) {
    assert.throws(
      () => withDeprecated(header, replacement),
      (error) => {
        assert.ok(error instanceof ProblemError)
        const texts = error.problems.map(({ message, fix }) => `${message} ${fix}`)
        assert.ok(texts.includes(expected), texts.join('\n'))
        return true
      },
    )
  }
})
