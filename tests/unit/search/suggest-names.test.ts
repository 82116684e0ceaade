import assert from 'node:assert/strict'
import test from 'node:test'
import { suggestNames } from '../../../engine/search/entry.ts'
import { hostileTexts } from '../fixtures/hostile-texts.ts'
import { toComponent, widgets } from '../fixtures/widgets.ts'

test('the nearest by spelling comes first, then those that a search finds', () => {
  assert.deepEqual(suggestNames(widgets, 'buton'), ['button', 'modal'])
  assert.deepEqual(suggestNames(widgets, 'crad'), ['card', 'card.header', 'card.media-list'])
  assert.deepEqual(suggestNames(widgets, 'dialog'), ['modal'])
})

test('a name that is spelled alike comes before one that means the same', () => {
  const components = [
    toComponent('drawer', { keywords: ['sheet', 'sheet'] }),
    toComponent('shear', {}),
  ]
  assert.deepEqual(suggestNames({ ...widgets, components }, 'sheet'), ['shear', 'drawer'])
})

test('each name once, and three at most', () => {
  assert.deepEqual(suggestNames(widgets, 'card'), ['card', 'card.header', 'card.media-list'])
  assert.deepEqual(suggestNames(widgets, 'text'), ['text-area', 'input'])
  assert.equal(suggestNames(widgets, 'a').length, 3)
})

test('a word that is like nothing suggests nothing', () => {
  for (const word of ['zzzzzzzz', '', '🙂']) assert.deepEqual(suggestNames(widgets, word), [], word)
})

for (const [what, text] of Object.entries(hostileTexts)) {
  test(`suggestions for ${what} come at once`, () => {
    const begun = process.cpuUsage()
    assert.ok(suggestNames(widgets, text).length <= 3)
    assert.ok(process.cpuUsage(begun).user < 2_000_000)
  })
}
