import assert from 'node:assert/strict'
import test from 'node:test'
import { parseExampleMeta } from '../../../../engine/library/pages/examples.ts'

test('an example without more words answers no request', () => {
  assert.deepEqual(parseExampleMeta('preview'), { request: {}, controls: [], mistakes: [] })
})

test('mistakes, what was sent and messages are read as JSON, with spaces and braces in it', () => {
  const meta = 'preview errors={"a": ["Use } or { here."]} old={"b":{"c":1}} flash={"d":"e"}'
  assert.deepEqual(parseExampleMeta(meta), {
    request: { errors: { a: ['Use } or { here.'] }, old: { b: { c: 1 } }, flash: { d: 'e' } },
    controls: [],
    mistakes: [],
  })
})

test('what is no JSON, of another shape, or of another name is a mistake', () => {
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

test('controls are names of props with commas between them', () => {
  assert.deepEqual(parseExampleMeta('preview controls=tone,showValue old={"a":1}'), {
    request: { old: { a: 1 } },
    controls: ['tone', 'showValue'],
    mistakes: [],
  })
  for (const word of ['controls=', 'controls=tone,', 'controls="tone"', 'controls={}']) {
    assert.deepEqual(parseExampleMeta(`preview ${word}`), {
      request: {},
      controls: [],
      mistakes: [{ value: word, expected: ['names of props with commas and no spaces'] }],
    })
  }
})
