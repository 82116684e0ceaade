import assert from 'node:assert/strict'
import test from 'node:test'
import { toFieldText } from '../../../kit/components/shared/to-text.ts'

test('converts strings, numbers and booleans to text', () => {
  assert.deepEqual(
    ['', 'a', 0, 1n, false].map((value) => toFieldText(value)),
    ['', 'a', '0', '1', 'false'],
  )
})

test('returns undefined for lists, objects, functions and missing values', () => {
  for (const value of [['a'], { a: 1 }, () => 1, null, undefined, Symbol('a'), new Date('no')]) {
    assert.equal(toFieldText(value), undefined)
  }
})

test('formats a date for the type of its control, in local time', () => {
  const date = new Date(2030, 4, 17, 9, 5)
  const write = (type: string) => toFieldText(date, type)
  assert.deepEqual(['date', 'month', 'time', 'datetime-local', 'text'].map(write), [
    '2030-05-17',
    '2030-05',
    '09:05',
    '2030-05-17T09:05',
    '2030-05-17T09:05',
  ])
})

test('formats a DateTime in its own zone', () => {
  class DateTime {
    #iso = '2030-05-17T23:05:00.000'
    toISO({ includeOffset }: { includeOffset: boolean }) {
      return includeOffset ? `${this.#iso}+02:00` : this.#iso
    }
  }
  assert.equal(toFieldText(new DateTime(), 'date'), '2030-05-17')
  assert.equal(toFieldText({ toISO: () => null }, 'date'), undefined)
})
