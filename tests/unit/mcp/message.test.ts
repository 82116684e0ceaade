import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { findRequestId } from '../../../engine/mcp/message.ts'

test('finds the id of a request in its first bytes', () => {
  for (const [start, id] of [
    ['{"jsonrpc":"2.0","id":1,"method":"a', 1],
    ['\uFEFF { "id" : "a\\"b" , "x', 'a"b'],
    ['{"params":{"id":1,"b":[{"id":2}]},"id":-3.5,', -3.5],
    ['{"a":"id","b":":","id":"c"}', 'c'],
    ['{"\\u0069d":4,', 4],
    ['{"id":1', null],
    ['{"id":"a', null],
    ['{"id":"a"', null],
    ['{"id":null,', null],
    ['{"id":[1],', null],
    ['{"id":{"id":1},', null],
    ['{"params":{"id":1,', null],
    ['[{"id":1},', null],
    ['"id":1,', null],
    ['{"id"1x:2,', null],
    ['nonsense', null],
    ['', null],
  ] as const) {
    assert.equal(findRequestId(start), id, start)
  }
})

test('finds the id of the request or none, wherever the text is cut off', () => {
  const rest = fc.dictionary(fc.string(), fc.jsonValue())
  const id = fc.oneof(fc.string(), fc.integer())
  fc.assert(
    fc.property(rest, id, fc.nat(), (rest, id, cut) => {
      const text = JSON.stringify({ ...rest, id })
      const found = findRequestId(text.slice(0, cut % text.length))
      assert.ok(found === null || Object.is(found, id), `${text} ${cut}`)
    }),
  )
})
