import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import test from 'node:test'

const ownFile = 'tests/promises/security.test.ts'

/** Returns the ids of the promises in a document, each at the start of an item of a list. */
function listPromises(document: string): string[] {
  return [...document.matchAll(/^- `([\w-]+)`: /gm)].map(([, id]) => id!)
}

/** Returns the promises that the titles of tests in a source end with, such as `[whole-files]`. */
function listTested(source: string): string[] {
  const titles = source.matchAll(/\btest\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/gs)
  return [...titles].flatMap(([, , title]) => / \[([\w-]+)\]$/.exec(title!)?.[1] ?? [])
}

/** Returns the promises without a test, and tests of promises that the document does not have. */
function compare(document: string, sources: string[]) {
  const promises = listPromises(document)
  const tested = sources.flatMap(listTested)
  return {
    untested: promises.filter((id) => !tested.includes(id)),
    unknown: tested.filter((id) => !promises.includes(id)),
  }
}

test('has at least one test for each promise of SECURITY.md, and names no other promise in titles', () => {
  const document = readFileSync('SECURITY.md', 'utf8')
  assert.ok(listPromises(document).length > 10)
  assert.equal(new Set(listPromises(document)).size, listPromises(document).length)
  const sources = globSync('tests/**/*.ts', { exclude: [ownFile] }).map((file) =>
    readFileSync(file, 'utf8'),
  )
  assert.deepEqual(compare(document, sources), { untested: [], unknown: [] })
})

test('notices a promise without a test, and a test of an unknown promise', () => {
  const document = '- `whole-files`: It writes whole files.\n- `only-reads`: It only reads.\n'
  const sources = [
    "test('writes nothing [only-reads]', () => {})",
    'test(\n  `writes ${name} whole [whole-file]`,\n  async () => {})',
    "test.skip('writes whole files [whole-files]', () => {})",
  ]
  const found = compare(document, sources)
  assert.deepEqual(found, { untested: ['whole-files'], unknown: ['whole-file'] })
})
