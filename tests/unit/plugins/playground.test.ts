import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import test from 'node:test'
import * as he from 'he'
import { toHeadersFile } from '../../../plugins/headers.ts'
import * as standIn from '../../../plugins/playground/browser/he.ts'
import { missing, unloaded } from '../../../plugins/playground/browser/missing.ts'
import { addModule, provideModule } from '../../../plugins/playground/browser/modules.ts'
import { toPart, toSparseObject } from '../../../plugins/playground/browser/sparse-object.ts'
import { findPolicy, policies } from '../../../plugins/playground/policies.ts'
import { readPacks, withoutComments } from '../../../plugins/playground/read-packs.ts'
import { catalog } from '../fixtures/catalog.ts'
import { findHeaders, parseHeadersFile } from './parse-headers-file.ts'

test('gives the same policies to the frames in `_headers` and in both samples', () => {
  const rules = parseHeadersFile(toHeadersFile(catalog))
  const samples = ['samples/nginx.conf', 'samples/Caddyfile'].map((path) =>
    readFileSync(path, 'utf8'),
  )
  for (const path of Object.keys(policies)) {
    const policy = findPolicy(path)!
    for (const url of [`/docs${path}`, `/docs${path}.html`]) {
      assert.equal(findHeaders(rules, url)['Content-Security-Policy'], policy)
      assert.equal(findPolicy(url), policy)
    }
    for (const sample of samples) assert.ok(sample.includes(`"${policy}"`), path)
  }
})

test('has no policy for other files', () => {
  for (const path of ['/playground', '/playground/renderer.js', '/playground/constructor', '/a']) {
    assert.equal(findPolicy(path), undefined, path)
  }
})

test('evaluates in one frame only, which connects to nothing [isolated-playground]', () => {
  const evaluating = Object.values(policies).filter((policy) => policy.includes("'unsafe-eval'"))
  assert.deepEqual(evaluating, [policies['/playground/renderer']])
  for (const policy of Object.values(policies)) {
    assert.match(policy, /^default-src 'none';/)
    assert.doesNotMatch(policy, /connect-src|frame-src/)
  }
})

test('lets no other site show the frames [isolated-playground]', () => {
  for (const path of Object.keys(policies)) {
    assert.match(findPolicy(path)!, /; frame-ancestors 'self';/)
    // Browsers ignore it in HTML, and warn.
    assert.doesNotMatch(policies[path]!, /frame-ancestors/)
  }
})

test('loads the values of a large object when they are read, and its keys when they are listed', () => {
  const keys = ['sun', 'moon', 'star']
  const set = toSparseObject('set', 2) as Record<string, number>
  const part = toPart('sun', 2)
  unloaded.add(`set#${part}`)
  assert.throws(() => set.sun, /Cannot find module 'set#\d'/)
  assert.deepEqual([...missing], [`set#${part}`])
  addModule(`set#${part}`, 'module.exports = { sun: 1 }')
  assert.deepEqual([set.sun, Object.hasOwn(set, 'sun')], [1, true])
  assert.throws(() => Object.keys(set), /Cannot find module 'set#keys'/)
  addModule('set#keys', `module.exports = ${JSON.stringify(keys)}`)
  assert.deepEqual(Object.keys(set), keys)
  assert.equal(Object.hasOwn(set, 'comet'), false)
})

test('decodes every character reference as `he` does', async () => {
  assert.throws(() => standIn.decode('&hellip;'), /Cannot find module/)
  provideModule('entities/decode', { ...(await import('entities/decode')) })
  const data = readFileSync(
    createRequire(import.meta.url)
      .resolve('he')
      .replace('he.mjs', 'data.mjs'),
    'utf8',
  )
  const names = Array.from(data.matchAll(/^\t\['?(\w+)'?, '/gm), ([, name]) => name!)
  const codes = ['#65', '#x41', '#128', '#xD800', '#0', '#x110000', '#', '#x', 'unknown', '']
  assert.ok(names.length > 2_000, `${names.length} names`)
  for (const name of [...names, ...codes]) {
    for (const text of [`&${name};`, `&${name}`, `&${name}=a`, `&${name}a`, `&${name}; &amp`]) {
      for (const isAttributeValue of [true, false]) {
        const options = { isAttributeValue }
        assert.equal(standIn.decode(text, options), he.decode(text, options), text)
      }
    }
  }
})

test('escapes as `he` does', () => {
  const text = `<a href="x">'&\`</a> é 😀`
  assert.equal(standIn.escape(text), he.escape(text))
})

test('removes comments from a template, but no line and no fact that rendering reads', () => {
  const template = `{{--
  A card.

  @slot main - The content.
  @slot [header] - The header.
  @parent page
  @rule Use it.
--}}
@props({
  /** The title. */
  title: { type: 'string' },
})
<b>{{ title }}</b>{{-- why --}}
`
  assert.equal(
    withoutComments(template),
    `{{--


  @slot main - The content.
  @slot [header] - The header.
  @parent page

--}}
@props({

  title: { type: 'string' },
})
<b>{{ title }}</b>{{----}}
`,
  )
})

test('reads the components of a library in packs with what they need', async () => {
  const packs = await readPacks('tests/fixtures/acme/kit', { namespace: 'acme', modules: [] })
  assert.deepEqual(
    [...packs].map(([name, { templates }]) => [name, Object.keys(templates)]),
    [
      ['chip', ['components/chip.edge']],
      ['panel', ['components/panel.edge', 'components/panel/title.edge']],
      ['entities/decode', []],
    ],
  )
})
