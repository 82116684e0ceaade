import assert from 'node:assert/strict'
import test from 'node:test'
import { isJsonValue } from '../../../../engine/library/config/resolve-defaults.ts'
import { jsonValueSchema } from '../../../../engine/schema/component.ts'

const holed: unknown[] = [1]
holed[2] = 3

const values: [label: string, value: unknown, isJson: boolean][] = [
  ['a string', '', true],
  ['a number', -1.5, true],
  ['a boolean', false, true],
  ['null', null, true],
  ['lists and objects', [{ a: [1, 'b', null], b: {} }], true],
  ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), true],
  ['undefined', undefined, false],
  ['NaN', Number.NaN, false],
  ['Infinity', Infinity, false],
  ['a bigint', 1n, false],
  ['a function', () => 1, false],
  ['a symbol', Symbol('a'), false],
  ['a date', new Date(0), false],
  ['a map', new Map(), false],
  ['undefined in an object', { a: undefined }, false],
  ['a nested function', { a: [{ b: () => 1 }] }, false],
  ['a sparse list', holed, false],
]

for (const [label, value, isJson] of values) {
  test(`${isJson ? 'accepts' : 'rejects'} ${label} as JSON, like the schema of the catalog`, () => {
    assert.equal(isJsonValue(value), isJson)
    assert.equal(jsonValueSchema.safeParse(value).success, isJson)
  })
}

test('throws for a list that contains itself', () => {
  const list: unknown[] = []
  list.push(list)
  assert.throws(() => isJsonValue(list), RangeError)
})
