import assert from 'node:assert/strict'
import test from 'node:test'
import {
  correctWord,
  dropStopWords,
  listPhrases,
  splitWords,
} from '../../../engine/search/search.ts'

test('words are parted where the case, a sign or a space parts them, and put in the singular', () => {
  assert.deepEqual(splitWords('CardTitles off-screen, H2 ÄNDERN'), [
    'card',
    'title',
    'off',
    'screen',
    'h2',
    'ändern',
  ])
  assert.deepEqual(splitWords('boxes switches progress status tabs is'), [
    'box',
    'switch',
    'progress',
    'status',
    'tab',
    'is',
  ])
  assert.deepEqual(splitWords('- 🙂'), [])
})

test('words that tell nothing are dropped beside words that tell something', () => {
  assert.deepEqual(dropStopWords(['panel', 'with', 'a', 'title']), ['panel', 'title'])
  assert.deepEqual(dropStopWords(['on', 'off']), ['on', 'off'])
})

test('phrases are two to four words in a row, and one word that stands alone', () => {
  assert.deepEqual(listPhrases(['tab']), ['tab'])
  assert.deepEqual(listPhrases(['slide', 'over', 'panel']), [
    'slideover',
    'overpanel',
    'slideoverpanel',
  ])
  assert.deepEqual(listPhrases([]), [])
})

test('neighbouring letters change places only where that makes a known word of an unknown one', () => {
  const isKnown = (word: string) => ['modal', 'form', 'from'].includes(word)
  assert.equal(correctWord('modla', isKnown), 'modal')
  assert.equal(correctWord('from', isKnown), 'from')
  assert.equal(correctWord('mdoaal', isKnown), 'mdoaal')
})
