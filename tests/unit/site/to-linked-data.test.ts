import assert from 'node:assert/strict'
import test from 'node:test'
import { toLinkedData } from '../../../src/to-linked-data.ts'
import { catalog } from '../fixtures/catalog.ts'

test('escapes a title that would end the script', () => {
  const [route] = catalog.routes
  const text = toLinkedData(catalog, { ...route!, title: '</script><b>' })
  assert.doesNotMatch(text, /</)
  assert.equal(JSON.parse(text)['@graph'][0].headline, '</script><b>')
})
