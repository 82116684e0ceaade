import assert from 'node:assert/strict'
import test from 'node:test'
import { readLibrary } from '../../../engine/io/read-library.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const library = await readLibrary('kit')
const edge = await createRenderer('kit', library)
// Plugins take effect with the first renderer.
edge.createRenderer()

/** What Edge itself and the tag compiler share with every template. */
const shared = new Set([...Object.keys(edge.globals), '$slots', '$context', '$caller', '$filename'])

/** Names that a compiled template looks up outside itself: neither props nor locals. */
function listUndeclared(name: string): string[] {
  const path = `${library.library.namespace}::${name.replaceAll('.', '/')}`
  const template = String(edge.asyncCompiler.compile(path))
  const names = [...template.matchAll(/\bstate\.([A-Za-z_$][\w$]*)/g)].map((match) => match[1]!)
  return [...new Set(names)].filter((found) => !shared.has(found))
}

for (const { name } of library.components) {
  test(`${name} uses no name that it does not declare`, () => {
    assert.deepEqual(listUndeclared(name), [])
  })
}

test('a name that is not declared would be found', () => {
  edge.registerTemplate(`${library.library.namespace}::misspelt`, {
    template: "@props({ size: 'md' })\n{{ size }} {{ sise }}",
  })
  assert.deepEqual(listUndeclared('misspelt'), ['sise'])
})
