import assert from 'node:assert/strict'
import test from 'node:test'
import { spliceText } from '../../../../engine/tags/scan/splice-text.ts'

test('applies edits in the order of the text', () => {
  const edits = [
    { from: 3, to: 4, text: '' },
    { from: 0, to: 0, text: 'x' },
    { from: 1, to: 3, text: 'yyyy' },
  ]
  assert.equal(spliceText('abcde', edits), 'xayyyye')
  assert.equal(edits[0]?.from, 3)
})

test('rejects overlapping edits', () => {
  const edits = [
    { from: 0, to: 2, text: '' },
    { from: 1, to: 3, text: '' },
  ]
  assert.throws(() => spliceText('abc', edits), RangeError)
})
