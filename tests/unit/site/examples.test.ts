import assert from 'node:assert/strict'
import test from 'node:test'
import { parseExampleMeta } from '../../../engine/site/examples.ts'

test('returns an empty request for an example without options', () => {
  assert.deepEqual(parseExampleMeta('preview'), {
    request: {},
    controls: [],
    layout: 'block',
    isCodeClosed: false,
    mistakes: [],
  })
})

test('reads errors, old input and flash messages as JSON with spaces and braces', () => {
  const meta = 'preview errors={"a": ["Use } or { here."]} old={"b":{"c":1}} flash={"d":"e"}'
  assert.deepEqual(parseExampleMeta(meta), {
    request: { errors: { a: ['Use } or { here.'] }, old: { b: { c: 1 } }, flash: { d: 'e' } },
    controls: [],
    layout: 'block',
    isCodeClosed: false,
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
      expected: [
        'preview',
        'controls=…',
        'layout=…',
        'code=closed',
        'errors={…}',
        'old={…}',
        'flash={…}',
      ],
    },
  ])
})

test('reads controls as comma-separated names of props', () => {
  assert.deepEqual(parseExampleMeta('preview controls=tone,showValue old={"a":1}'), {
    request: { old: { a: 1 } },
    controls: ['tone', 'showValue'],
    layout: 'block',
    isCodeClosed: false,
    mistakes: [],
  })
  for (const word of ['controls=', 'controls=tone,', 'controls="tone"', 'controls={}']) {
    assert.deepEqual(parseExampleMeta(`preview ${word}`), {
      request: {},
      controls: [],
      layout: 'block',
      isCodeClosed: false,
      mistakes: [{ value: word, expected: ['names of props, with commas and without spaces'] }],
    })
  }
})

test('reads the layout of the elements, and names the layouts if it knows no such one', () => {
  assert.equal(parseExampleMeta('preview layout=row').layout, 'row')
  assert.equal(parseExampleMeta('preview controls=tone layout=full').layout, 'full')
  assert.equal(parseExampleMeta('preview code=closed').isCodeClosed, true)
  assert.deepEqual(parseExampleMeta('preview layout=grid').mistakes, [
    {
      value: 'layout=grid',
      expected: ['layout=block', 'layout=row', 'layout=full', 'layout=screen'],
    },
  ])
  assert.deepEqual(parseExampleMeta('preview layout=screen').mistakes, [])
  assert.deepEqual(parseExampleMeta('preview layout=screen controls=tone').mistakes, [
    { value: 'controls=tone', expected: ['no controls with `layout=screen`'] },
  ])
})
