import assert from 'node:assert/strict'
import test from 'node:test'
import { toColumns } from '../../../engine/console/component-text.ts'

const wide = 'x'.repeat(35)

test('columns are aligned, and the last one is not padded', () => {
  assert.equal(
    toColumns([
      ['a', 'long', 'One.'],
      ['bcd', 'e', 'Two, which is longer.'],
    ]),
    '  a    long  One.\n  bcd  e     Two, which is longer.',
  )
})

test('a column that is empty in all rows vanishes', () => {
  assert.equal(
    toColumns([
      ['a', '', 'One.'],
      ['b', '', 'Two.'],
    ]),
    '  a  One.\n  b  Two.',
  )
})

test('a row that ends with empty columns has no spaces at its end', () => {
  assert.equal(
    toColumns([
      ['a', 'b', ''],
      ['c', '', 'd'],
      ['e', '', ''],
    ]),
    '  a  b\n  c     d\n  e',
  )
})

test('what is too wide for a column is followed by the next one on a line of its own', () => {
  assert.equal(
    toColumns([
      ['a', wide, 'c', 'One.'],
      ['b', 'y', 'cc', 'Two.'],
    ]),
    `  a  ${wide}\n        c   One.\n  b  y  cc  Two.`,
  )
  assert.equal(toColumns([['a', wide, '', 'One.']]), `  a  ${wide}\n     One.`)
  assert.equal(toColumns([[wide, wide, 'One.']]), `  ${wide}\n  ${wide}\n  One.`)
})

test('what stands on a line of its own is aligned also after a column that vanished', () => {
  assert.equal(
    toColumns([
      ['a', '', wide, 'One.'],
      ['b', '', 'y', 'Two.'],
    ]),
    `  a  ${wide}\n        One.\n  b  y  Two.`,
  )
})

test('a wide text with nothing after it leaves no empty line', () => {
  assert.equal(toColumns([['a', wide, '']]), `  a  ${wide}`)
})

test('a column is at most 34 characters wide', () => {
  assert.equal(toColumns([['x'.repeat(34), 'One.']]), `  ${'x'.repeat(34)}  One.`)
  assert.equal(toColumns([[wide, 'One.']]), `  ${wide}\n  One.`)
})

test('a line break in a text becomes a space', () => {
  assert.equal(toColumns([['a ', 'One,\n  two.\n']]), '  a  One, two.')
})

test('no rows are no text', () => {
  assert.equal(toColumns([]), '')
})
