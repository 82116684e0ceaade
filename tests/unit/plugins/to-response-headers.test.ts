import assert from 'node:assert/strict'
import test from 'node:test'
import { toContentType } from '../../../plugins/http/to-response-headers.ts'

const cases: [path: string, type: string][] = [
  ['/index.html', 'text/html; charset=utf-8'],
  ['/guides/start.md', 'text/markdown; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/components.json', 'application/json; charset=utf-8'],
  ['/tokens.json', 'application/design-tokens+json'],
  ['/dark.tokens.json', 'application/design-tokens+json'],
  ['/tokens.resolver.json', 'application/design-tokens+json'],
  ['/schemas/tokens-1.json', 'application/json; charset=utf-8'],
  ['/a.css', 'text/css; charset=utf-8'],
  ['/a.js', 'text/javascript; charset=utf-8'],
  ['/logo.svg', 'image/svg+xml; charset=utf-8'],
  ['/sitemap.xml', 'text/xml; charset=utf-8'],
  ['/logo.png', 'image/png'],
  ['/font.woff2', 'font/woff2'],
  ['/search.pf_meta', 'application/octet-stream'],
  ['/no-extension', 'application/octet-stream'],
  ['/a.constructor', 'application/octet-stream'],
  ['/__proto__', 'application/octet-stream'],
]

for (const [path, type] of cases) {
  test(`serves ${path} as ${type}`, () => assert.equal(toContentType(path), type))
}
