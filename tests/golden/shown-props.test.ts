import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { scanTags } from '../../engine/tags/index.ts'
import { readDocs } from '../site/read-docs.ts'

const docs = await readDocs()
const { library, components } = docs.catalog
const examples = [...docs.examples.keys()]
const cases = globSync('tests/golden/components/*/input.edge').map((file) =>
  readFileSync(file, 'utf8'),
)

/** Returns the attributes of each component in these templates, by the names of their props. */
function listShown(templates: string[]): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>()
  for (const template of templates) {
    for (const { component, attributes } of scanTags(template, { namespaces: [library.namespace] })) {
      if (!component) continue
      const names = shown.get(component) ?? new Set()
      for (const { key } of attributes) {
        names.add(key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()))
      }
      shown.set(component, names)
    }
  }
  return shown
}

const shown = listShown([...examples, ...cases])

for (const { name, props } of components.flatMap((one) => [one, ...one.subComponents])) {
  test(`shows each prop of ${name} in an example or a golden case`, () => {
    // A unit test of the vocabulary renders deprecated props.
    const names = props.filter(({ deprecated }) => !deprecated).map((prop) => prop.name)
    const missing = names.filter((prop) => !shown.get(name)?.has(prop))
    assert.deepEqual(missing, [])
  })
}

test('ignores a prop that is only in the text or on another element', () => {
  const { namespace } = library
  const template = `<x-${namespace}::a :one-two="1">three="3"</x-${namespace}::a><b four="4"></b>`
  assert.deepEqual(listShown([template]), new Map([['a', new Set(['oneTwo'])]]))
})
