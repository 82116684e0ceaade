import assert from 'node:assert/strict'
import test from 'node:test'
import { findCategory } from '../../../engine/search/entry.ts'
import { catalog } from '../fixtures/catalog.ts'

test('finds a category in any case and with any separator between its words', () => {
  for (const form of ['Big boxes', 'big boxes', 'BIG-BOXES', ' big_boxes ', 'big\n boxes']) {
    assert.equal(findCategory(catalog, form), 'Big boxes', form)
  }
})

test('rejects an unknown category, and names all and the nearest one', () => {
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

test('rejects a category without components, and names that every object inherits', () => {
  for (const form of ['Nothing yet', '', '__proto__', 'constructor']) {
    assert.throws(() => findCategory(catalog, form), { name: 'LookupError' }, form)
  }
})
