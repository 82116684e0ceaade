import assert from 'node:assert/strict'
import test from 'node:test'
import {
  correctWord,
  dropStopWords,
  listPhrases,
  splitWords,
} from '../../../engine/suggest/words.ts'

test('splits words at case changes, punctuation and spaces, and converts them to the singular', () => {
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

test('drops stop words beside other words', () => {
  assert.deepEqual(dropStopWords(['panel', 'with', 'a', 'title']), ['panel', 'title'])
  assert.deepEqual(dropStopWords(['on', 'off']), ['on', 'off'])
})

test('returns phrases of two to four consecutive words, or a single word', () => {
  assert.deepEqual(listPhrases(['tab']), ['tab'])
  assert.deepEqual(listPhrases(['slide', 'over', 'panel']), [
    'slideover',
    'overpanel',
    'slideoverpanel',
  ])
  assert.deepEqual(listPhrases([]), [])
})

test('swaps neighbouring letters only if that turns an unknown word into a known one', () => {
  const isKnown = (word: string) => ['modal', 'form', 'from'].includes(word)
  assert.equal(correctWord('modla', isKnown), 'modal')
  assert.equal(correctWord('from', isKnown), 'from')
  assert.equal(correctWord('mdoaal', isKnown), 'mdoaal')
})
