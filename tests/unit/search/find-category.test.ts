import assert from 'node:assert/strict'
import test from 'node:test'
import { findCategory } from '../../../engine/search/entry.ts'
import { catalog } from '../fixtures/catalog.ts'

test('a category is found in whatever case and with whatever between its words', () => {
  for (const form of ['Big boxes', 'big boxes', 'BIG-BOXES', ' big_boxes ', 'big\n boxes']) {
    assert.equal(findCategory(catalog, form), 'Big boxes', form)
  }
})

test('an unknown category is an error with all of them, and the likely one', () => {
  assert.throws(() => findCategory(catalog, 'Big bxes'), {
    name: 'LookupError',
    kind: 'category',
    message:
      'Cannot find category `Big bxes`, expected `Labels` or `Big boxes`. Did you mean `Big boxes`?',
  })
  assert.throws(() => findCategory(catalog, 'zzz'), {
    message: 'Cannot find category `zzz`, expected `Labels` or `Big boxes`.',
  })
})

test('a category without a component is unknown, as is what every object has', () => {
  for (const form of ['Nothing yet', '', '__proto__', 'constructor']) {
    assert.throws(() => findCategory(catalog, form), { name: 'LookupError' }, form)
  }
})
