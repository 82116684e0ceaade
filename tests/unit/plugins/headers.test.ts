import assert from 'node:assert/strict'
import test from 'node:test'
import { listPublishedPaths } from '../../../engine/catalog/published-paths.ts'
import { toHeadersFile } from '../../../plugins/headers.ts'
import { toResponseHeaders } from '../../../plugins/http/to-response-headers.ts'
import { catalog } from '../fixtures/catalog.ts'
import { findHeaders, parseHeadersFile } from './parse-headers-file.ts'

const root = { ...catalog, library: { ...catalog.library, docsUrl: 'https://ui.acme.test' } }

for (const [name, site, base] of [
  ['at the root', root, ''],
  ['below a base path', catalog, '/docs'],
] as const) {
  test(`${name}, sets the same headers for every published file as the preview server, and lets other sites read it`, () => {
    const rules = parseHeadersFile(toHeadersFile(site))
    const paths = listPublishedPaths(site).filter((path) => !path.endsWith('.xml'))
    assert.ok(paths.length > 20)
    for (const path of paths) {
      const expected = {
        ...toResponseHeaders(path, base),
        ...(/\.(json|md|txt)$/.test(path) && { 'Access-Control-Allow-Origin': '*' }),
      }
      assert.deepEqual(findHeaders(rules, `${base}${path}`), expected, path)
    }
  })

  test(`${name}, links a page to the index, and leaves its type to the host`, () => {
    const link = `<${base}/llms.txt>; rel="describedby"; type="text/plain"`
    const rules = parseHeadersFile(toHeadersFile(site))
    assert.deepEqual(findHeaders(rules, `${base}/components/chip`), { Link: link })
  })
}

test('stays within the limits of hosts: fewer than 100 rules, lines below 2,000 characters', () => {
  const text = toHeadersFile(catalog)
  assert.ok(parseHeadersFile(text).length < 100)
  assert.ok(text.split('\n').every((line) => line.length < 2_000))
})

test('notices a header that two rules set', () => {
  const rules = parseHeadersFile('/*.md\n  A: b\n\n/a/*.md\n  A: c\n')
  assert.deepEqual(findHeaders(rules, '/a/b.md'), { A: 'b, c' })
})
