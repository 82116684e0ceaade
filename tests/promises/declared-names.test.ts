import assert from 'node:assert/strict'
import test from 'node:test'
import { readLibrary } from '../../engine/io/read-library.ts'
import { createRenderer } from '../../plugins/example/render-examples.ts'

const library = await readLibrary('kit')
const edge = await createRenderer('kit', library)
// Plugins run when the first renderer is created.
edge.createRenderer()

/** Names that Edge and the tag compiler share with every template. */
const shared = new Set([...Object.keys(edge.globals), '$slots', '$context', '$caller', '$filename'])

/** Returns the names that a compiled template reads from its state: neither props nor locals. */
function listUndeclared(name: string): string[] {
  const path = `${library.library.namespace}::${name.replaceAll('.', '/')}`
  const template = String(edge.asyncCompiler.compile(path))
  const names = [...template.matchAll(/\bstate\.([A-Za-z_$][\w$]*)/g)].map((match) => match[1]!)
  return [...new Set(names)].filter((found) => !shared.has(found))
}

for (const { name } of library.components) {
  test(`declares every name that the template of ${name} uses`, () => {
    assert.deepEqual(listUndeclared(name), [])
  })
}

test('finds a name that is not declared', () => {
  edge.registerTemplate(`${library.library.namespace}::misspelt`, {
    template: "@props({ size: 'md' })\n{{ size }} {{ sise }}",
  })
  assert.deepEqual(listUndeclared('misspelt'), ['sise'])
})
