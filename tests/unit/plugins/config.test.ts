import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import test from 'node:test'
import { toAstroRoot } from '../../../plugins/config.ts'

test("uses the folder of a site in the checkout, and a folder in the checkout's cache for others", () => {
  assert.equal(toAstroRoot('.'), resolve('.'))
  assert.equal(toAstroRoot('tests/fixtures/acme'), resolve('tests/fixtures/acme'))
  const [one, two] = [toAstroRoot('../one'), toAstroRoot('../two')]
  assert.ok(one.startsWith(resolve('.cache')))
  assert.notEqual(one, two)
  assert.equal(one, toAstroRoot(resolve('../one')))
})
