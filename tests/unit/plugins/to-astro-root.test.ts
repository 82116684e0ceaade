import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import test from 'node:test'
import { toAstroRoot } from '../../../plugins/builds/to-astro-root.ts'

test('a site in the checkout has its own folder, and one elsewhere has a folder of the checkout', () => {
  assert.equal(toAstroRoot('.'), resolve('.'))
  assert.equal(toAstroRoot('tests/fixtures/acme'), resolve('tests/fixtures/acme'))
  const [one, two] = [toAstroRoot('../one'), toAstroRoot('../two')]
  assert.ok(one.startsWith(resolve('.cache')))
  assert.notEqual(one, two)
  assert.equal(one, toAstroRoot(resolve('../one')))
})
