import assert from 'node:assert/strict'
import test from 'node:test'
import { parse } from 'yaml'
import { readProse } from '../../../../engine/io/prose.ts'
import { findEntry } from '../../../../engine/search/entry.ts'
import { listEntries } from '../../../../engine/catalog/groups.ts'
import { toAttributeName } from '../../../../engine/tags/props/prop.ts'
import { toRulesFile, toRulesText } from '../../../../engine/files/assistants/rules.ts'
import { toSkillFile } from '../../../../engine/files/assistants/skill.ts'
import { toolSchemas } from '../../../../engine/schema/answers.ts'
import { catalog } from '../../fixtures/catalog.ts'
import { readKitCatalog } from '../../fixtures/read-kit-catalog.ts'
import { toComponent, toSubComponent } from '../../fixtures/widgets.ts'

const prose = await readProse('rules.md')
const kit = await readKitCatalog()
const file = toRulesFile(kit, prose)
const code = [...file.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!)

/** Returns tags, props and values of a text that the catalog lacks. */
function listUnknown(text: string): string[] {
  const { namespace } = kit.library
  const names = listEntries(kit).map(({ name }) => name)
  return [...text.matchAll(new RegExp(`<x-${namespace}::([\\w.-]+)([^>]*)>`, 'g'))].flatMap(
    ([tag, name, attributes]) => {
      // `<x-…::name>` is a placeholder for any tag, `<x-…::name.part>` for any sub-component.
      if (['name', 'name.part'].includes(name!)) return []
      if (!names.includes(name!)) return [tag]
      const { component, subComponent } = findEntry(kit, name!)
      return [...attributes!.matchAll(/([\w-]+)="([^"]*)"/g)].flatMap(([attribute, key, value]) => {
        const { props } = subComponent ?? component
        const prop = props.find((candidate) => toAttributeName(candidate.name) === key)
        const values = prop?.type.values?.map(String)
        return !prop || (values && !values.includes(value!)) ? [`${name} ${attribute}`] : []
      })
    },
  )
}

test('begins with exactly the front matter that the editor reads', () => {
  assert.equal(
    file.slice(0, file.indexOf('# Kit')),
    `---
description: Writing <x-kit::…> tags of Kit in Edge templates
globs: **/*.edge
alwaysApply: false
---

`,
  )
  assert.equal(
    toRulesFile(kit, prose),
    `${file.slice(0, file.indexOf('# Kit'))}${toRulesText(kit, prose)}`,
  )
})

test('gives the skill the same rules, below its name and description', () => {
  const skill = toSkillFile(kit, prose)
  const [, head, body] = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(skill)!
  assert.equal(body, toRulesText(kit, prose))
  const { name, description, ...others } = parse(head!)
  assert.deepEqual([name, others], [kit.library.namespace, {}])
  assert.match(name, /^[a-z0-9]+(-[a-z0-9]+)*$/)
  assert.match(description, /^Writes .*\. Use it before /)
  assert.ok(description.length <= 1024)
  assert.doesNotMatch(description, /[<>]/)
})

test('keeps the rules within 4,000 bytes, because assistants always have them in context', () => {
  const bytes = Buffer.byteLength(toRulesText(kit, prose))
  assert.ok(bytes <= 4000, `${bytes} bytes`)
  const lines = file.split('\n')
  assert.equal(lines.at(-1), '')
  assert.doesNotMatch(file, /[ \t]$/m)
})

test('names only tags, props and values that exist', () => {
  assert.deepEqual(listUnknown(file), [])
  assert.ok(file.split(`<x-${kit.library.namespace}::`).length > 3)
})

test('finds tags, props and values that do not exist', () => {
  assert.deepEqual(
    listUnknown(
      '<x-kit::nope> <x-kit::button nope="a" size="xl" variant="soft" label="x"> <x-kit::card.nope />',
    ),
    ['<x-kit::nope>', 'button nope="a"', 'button size="xl"', '<x-kit::card.nope />'],
  )
})

test('names only slots, tools and commands that exist', () => {
  const slots = new Set(listEntries(kit).flatMap((part) => part.slots.map(({ name }) => name)))
  for (const [, name] of file.matchAll(/<x-slot name="([^"…]+)"/g))
    assert.ok(slots.has(name!), name)
  const called = code.filter((text) => /^(get|list|search)_\w+$/.test(text))
  for (const tool of called) assert.ok(Object.hasOwn(toolSchemas, tool), tool)
  assert.ok(called.length >= 4)
  const commands = code.filter((text) => text.startsWith('node ace'))
  assert.ok(commands.length >= 2)
  for (const command of commands) {
    const [, , name, argument] = command.split(' ')
    assert.ok(
      kit.commands.some((known) => known.name === name),
      command,
    )
    if (argument && argument !== 'name') assert.ok(findEntry(kit, argument))
  }
})

test('lists components by category with their sub-components, and the rules of the library', () => {
  const components = [
    toComponent('box', {
      category: 'Labels',
      subComponents: [toSubComponent('box.lid')],
    }),
    toComponent('tin', { category: 'Big boxes' }),
  ]
  assert.equal(
    toRulesText(
      { ...catalog, library: { ...catalog.library, rules: ['One.', 'Two.'] }, components },
      '{name} {namespace} {package}{documentation}\n{components}\n- {rules}\n',
    ),
    `Acme acme @acme/ui Documentation: https://ui.acme.test/docs/llms.txt
- Labels: box (.lid)
- Big boxes: tin
- One.
- Two.
`,
  )
  const { rules: _, ...library } = { rules: [], ...catalog.library }
  assert.equal(toRulesText({ ...catalog, library, components }, 'A:\n- {rules}\n'), 'A:\n')
})

test('names neither this library nor its package in the rules of another library', () => {
  assert.doesNotMatch(toSkillFile(catalog, prose), /\bkit\b/i)
  const text = toRulesFile(catalog, prose)
  assert.match(text, /^---\ndescription: Writing <x-acme::…> tags of Acme in Edge templates\n/)
  assert.doesNotMatch(text, /\bkit\b/i)
  assert.doesNotMatch(text, /\{\w+\}/)
})
