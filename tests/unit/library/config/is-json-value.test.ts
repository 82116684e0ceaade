import assert from 'node:assert/strict'
import test from 'node:test'
import { isJsonValue } from '../../../../engine/library/config/resolve-defaults.ts'
import { jsonValueSchema } from '../../../../engine/schema/component.ts'

const holed: unknown[] = [1]
holed[2] = 3

const values: [label: string, value: unknown, isJson: boolean][] = [
  ['text', '', true],
  ['a number', -1.5, true],
  ['a truth', false, true],
  ['null', null, true],
  ['lists and objects', [{ a: [1, 'b', null], b: {} }], true],
  ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), true],
  ['nothing', undefined, false],
  ['no number', Number.NaN, false],
  ['no end of a number', Infinity, false],
  ['a large integer', 1n, false],
  ['a function', () => 1, false],
  ['a sign', Symbol('a'), false],
  ['a date', new Date(0), false],
  ['a map', new Map(), false],
  ['nothing in an object', { a: undefined }, false],
  ['a function deep within', { a: [{ b: () => 1 }] }, false],
  ['a list with a hole', holed, false],
]

for (const [label, value, isJson] of values) {
  test(`${label} is ${isJson ? '' : 'no '}JSON, as the schema of the catalog has it`, () => {
    assert.equal(isJsonValue(value), isJson)
    assert.equal(jsonValueSchema.safeParse(value).success, isJson)
  })
}

test('what contains itself has no answer', () => {
  const list: unknown[] = []
  list.push(list)
  assert.throws(() => isJsonValue(list), RangeError)
})
