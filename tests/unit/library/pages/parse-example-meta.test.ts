import assert from 'node:assert/strict'
import test from 'node:test'
import { parseExampleMeta } from '../../../../engine/library/pages/examples.ts'

test('returns an empty request for an example without options', () => {
  assert.deepEqual(parseExampleMeta('preview'), { request: {}, controls: [], mistakes: [] })
})

test('reads errors, old input and flash messages as JSON with spaces and braces', () => {
  const meta = 'preview errors={"a": ["Use } or { here."]} old={"b":{"c":1}} flash={"d":"e"}'
  assert.deepEqual(parseExampleMeta(meta), {
    request: { errors: { a: ['Use } or { here.'] }, old: { b: { c: 1 } }, flash: { d: 'e' } },
    controls: [],
    mistakes: [],
  })
})

test('reports options with invalid JSON, another shape or an unknown name', () => {
  assert.deepEqual(parseExampleMeta("preview errors={a: ['b']}").mistakes, [
    { value: "errors={a: ['b']}", expected: ['`errors=` and a JSON object'] },
  ])
  assert.deepEqual(parseExampleMeta('preview errors={"a":{"b":1}} old={}').mistakes, [
    { value: 'errors={"a":{"b":1}}', expected: ['a list of messages for each path'] },
  ])
  assert.deepEqual(parseExampleMeta('preview error={}').mistakes, [
    {
      value: 'error={}',
      expected: ['preview', 'controls=…', 'errors={…}', 'old={…}', 'flash={…}'],
    },
  ])
})

test('reads controls as comma-separated names of props', () => {
  assert.deepEqual(parseExampleMeta('preview controls=tone,showValue old={"a":1}'), {
    request: { old: { a: 1 } },
    controls: ['tone', 'showValue'],
    mistakes: [],
  })
  for (const word of ['controls=', 'controls=tone,', 'controls="tone"', 'controls={}']) {
    assert.deepEqual(parseExampleMeta(`preview ${word}`), {
      request: {},
      controls: [],
      mistakes: [{ value: word, expected: ['names of props, with commas and without spaces'] }],
    })
  }
})
