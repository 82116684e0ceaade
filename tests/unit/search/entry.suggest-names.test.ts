import assert from 'node:assert/strict'
import test from 'node:test'
import { suggestNames } from '../../../engine/search/entry.ts'
import { toComponent, widgets } from '../fixtures/widgets.ts'

test('ranks a similarly spelled name above one with the same meaning', () => {
  const components = [
    toComponent('drawer', { keywords: ['sheet', 'sheet'] }),
    toComponent('shear', {}),
  ]
  assert.deepEqual(suggestNames({ ...widgets, components }, 'sheet'), ['shear', 'drawer'])
})

test('suggests each name once, and at most three', () => {
  assert.deepEqual(suggestNames(widgets, 'card'), ['card', 'card.header', 'card.media-list'])
  assert.deepEqual(suggestNames(widgets, 'text'), ['text-area', 'input'])
  assert.equal(suggestNames(widgets, 'a').length, 3)
})

test('suggests nothing for a word unlike any other', () => {
  for (const word of ['zzzzzzzz', '', '🙂']) assert.deepEqual(suggestNames(widgets, word), [], word)
})
