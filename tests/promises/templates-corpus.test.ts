import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import test from 'node:test'
import { htmlElementAttributes } from 'html-element-attributes'
import { checkTemplate } from '../../engine/check/check-template.ts'
import { isPartial } from '../../engine/tags/runtime/root-template.ts'
import { ELEMENT_ATTRIBUTES } from '../../engine/check/check-use.ts'
import { listEntries } from '../../engine/catalog/groups.ts'
import { openIconNames } from '../../engine/io/project/names.ts'
import { readDocs } from '../site/read-docs.ts'

const docs = await readDocs()
const { catalog } = docs
const listIcons = openIconNames(resolve('kit/package.json'))
// The golden templates have an icon of their own.
const names = { icons: () => [...listIcons(), 'logo'], routes: () => [] }

function listFindings(file: string, text: string, options = {}): string[] {
  return checkTemplate(text, catalog, {
    isPartial: isPartial(file),
    names,
    ...options,
  }).map(({ line, col, rule, message }) => `${file}:${line}:${col} ${rule} ${message}`)
}

for (const [folder, least] of [
  ['playground/resources/views', 25],
  ['tests/golden/components', 60],
] as const) {
  test(`reports no problems in the templates of ${folder}`, () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.edge'))
      .map((file) => join(folder, file))
    assert.ok(files.length >= least, `only ${files.length} templates`)
    const found = files.flatMap((file) => listFindings(file, readFileSync(file, 'utf8')))
    // Some golden templates show a control as it is without a label.
    const isMeant = (one: string) => /^tests\/golden\/.* missing-label .* has no name$/.test(one)
    assert.deepEqual(
      found.filter((one) => !isMeant(one)),
      [],
    )
  })
}

test('reports no problems in the examples of the documentation', () => {
  const examples = catalog.components.flatMap((component) => component.examples)
  assert.ok(examples.length > 100, `only ${examples.length} examples`)
  assert.deepEqual(
    examples.flatMap(({ id, code }) => listFindings(id, code, { isWhole: true })),
    [],
  )
})

test('names only props as references, and only sub-components with the prop as counterparts', () => {
  const entries = new Map(listEntries(catalog).map((entry) => [entry.name, entry]))
  const has = (name: string, prop: string) =>
    entries.get(name)?.props.some((one) => one.name === prop) === true
  const wrong = [...entries.values()].flatMap((entry) => {
    const { name, prop } = ('counterpart' in entry && entry.counterpart) || {}
    const parts = name === undefined ? [] : [has(entry.name, prop!), has(name, prop!)]
    const props = (entry.idProps ?? []).map((prop) => has(entry.name, prop))
    return [...parts, ...props].every(Boolean) ? [] : entry.name
  })
  assert.deepEqual(wrong, [])
  assert.ok(entries.get('button')!.idProps?.includes('opens'))
})

test('declares for every form control which prop or slot names it', () => {
  const controls = listEntries(catalog).filter(({ attributes, props }) => {
    const has = (name: string) => props.some((prop) => prop.name === name && !prop.required)
    return /^`<(?:input|select|textarea)>`/.test(attributes.to ?? '') && has('label')
  })
  assert.ok(controls.length >= 15)
  for (const { name, labelledBy = [], props, slots } of controls) {
    const names = [...props, ...slots].map((one) => one.name)
    assert.ok(labelledBy.includes('label'), name)
    assert.deepEqual(
      labelledBy.filter((one) => !names.includes(one)),
      [],
      name,
    )
  }
})

test('lists only attributes that HTML defines for each element', () => {
  const newer = [
    'capture',
    'command',
    'commandfor',
    'elementtiming',
    'headingoffset',
    'headingreset',
    'interestfor',
    'popovertarget',
    'popovertargetaction',
    'rel',
    'role',
    'virtualkeyboardpolicy',
    'webkitdirectory',
  ]
  for (const [element, attributes] of Object.entries(ELEMENT_ATTRIBUTES)) {
    const known = [...(htmlElementAttributes[element] ?? []), ...newer]
    assert.deepEqual(
      attributes.filter((attribute) => !known.includes(attribute)),
      [],
      element,
    )
  }
})

test('lists the attributes of every element that a component names', () => {
  const named = listEntries(catalog).flatMap(({ attributes }) =>
    Array.from((attributes.to ?? '').matchAll(/`<([a-z][a-z0-9]*)>`/g), ([, element]) => element!),
  )
  assert.ok(named.includes('input'))
  assert.deepEqual(
    named.filter((element) => !Object.hasOwn(ELEMENT_ATTRIBUTES, element)),
    [],
  )
})
