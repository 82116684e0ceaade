import assert from 'node:assert/strict'
import test from 'node:test'
import { suggestNames } from '../../../engine/search/entry.ts'
import { hostileTexts } from '../fixtures/hostile-texts.ts'
import { toComponent, widgets } from '../fixtures/widgets.ts'

test('suggests similarly spelled names first, then search results', () => {
  assert.deepEqual(suggestNames(widgets, 'buton'), ['button', 'modal'])
  assert.deepEqual(suggestNames(widgets, 'crad'), ['card', 'card.header', 'card.media-list'])
  assert.deepEqual(suggestNames(widgets, 'dialog'), ['modal'])
})

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

for (const [what, text] of Object.entries(hostileTexts)) {
  test(`suggests names for ${what} without delay`, () => {
    const begun = process.cpuUsage()
    assert.ok(suggestNames(widgets, text).length <= 3)
    assert.ok(process.cpuUsage(begun).user < 2_000_000)
  })
}
