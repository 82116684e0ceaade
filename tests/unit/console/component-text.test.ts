import assert from 'node:assert/strict'
import test from 'node:test'
import { toColumns } from '../../../engine/console/component-text.ts'

const wide = 'x'.repeat(35)

test('aligns columns, and does not pad the last one', () => {
  assert.equal(
    toColumns([
      ['a', 'long', 'One.'],
      ['bcd', 'e', 'Two, which is longer.'],
    ]),
    '  a    long  One.\n  bcd  e     Two, which is longer.',
  )
})

test('omits a column that is empty in all rows', () => {
  assert.equal(
    toColumns([
      ['a', '', 'One.'],
      ['b', '', 'Two.'],
    ]),
    '  a  One.\n  b  Two.',
  )
})

test('adds no trailing spaces to a row that ends with empty columns', () => {
  assert.equal(
    toColumns([
      ['a', 'b', ''],
      ['c', '', 'd'],
      ['e', '', ''],
    ]),
    '  a  b\n  c     d\n  e',
  )
})

test('starts a new line after a cell that is too wide for its column', () => {
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

test('aligns a new line after a column that is omitted', () => {
  assert.equal(
    toColumns([
      ['a', '', wide, 'One.'],
      ['b', '', 'y', 'Two.'],
    ]),
    `  a  ${wide}\n        One.\n  b  y  Two.`,
  )
})

test('adds no empty line after a wide cell that is the last', () => {
  assert.equal(toColumns([['a', wide, '']]), `  a  ${wide}`)
})

test('limits a column to 34 characters', () => {
  assert.equal(toColumns([['x'.repeat(34), 'One.']]), `  ${'x'.repeat(34)}  One.`)
  assert.equal(toColumns([[wide, 'One.']]), `  ${wide}\n  One.`)
})

test('replaces a line break in a cell with a space', () => {
  assert.equal(toColumns([['a ', 'One,\n  two.\n']]), '  a  One, two.')
})

test('returns an empty text for no rows', () => {
  assert.equal(toColumns([]), '')
})
