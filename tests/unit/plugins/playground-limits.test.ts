import assert from 'node:assert/strict'
import test from 'node:test'
import { findExcess, limitReply, limits } from '../../../plugins/playground/limits.ts'
import type { RendererReply } from '../../../plugins/playground/messages.ts'
import { listMarks } from '../../../src/scripts/playground/edge-highlighting.ts'

test('renders no template and no state that is longer than the limit, and says so', () => {
  const state = '{}'
  assert.equal(findExcess({ code: 'a'.repeat(limits.template), state }), undefined)
  assert.equal(
    findExcess({ code: 'a'.repeat(2_000_000), state }),
    'The template has 2,000,000 characters; the playground renders at most 100,000.',
  )
  assert.equal(
    findExcess({ code: '', state: ' '.repeat(100_001) }),
    'The state has 100,001 characters; the playground renders at most 100,000.',
  )
})

test('shows no HTML that is longer than the limit, and says so', () => {
  const html = 'a'.repeat(limits.result)
  assert.deepEqual(limitReply({ type: 'html', html }), { type: 'html', html })
  assert.deepEqual(limitReply({ type: 'html', html: '<b>'.repeat(200_000) }), {
    type: 'error',
    error: {
      message: 'The result has 600,000 characters; the playground shows at most 500,000.',
      line: null,
    },
  })
})

test('shortens long messages, and the list of problems', () => {
  const message = 'a'.repeat(1_000_000)
  const error = limitReply({ type: 'error', error: { message, line: 3 } })
  assert.ok(error.type === 'error')
  assert.deepEqual(error.error, { message: `${'a'.repeat(limits.message)} …`, line: 3 })

  const problem = { rule: 'unknown-component', severity: 'error', message } as const
  const problems = Array.from({ length: 5_000 }, (_, index) => ({
    ...problem,
    line: index,
    col: 1,
    endLine: index,
    endCol: 2,
  }))
  const reply = limitReply({ type: 'problems', problems, total: problems.length })
  assert.ok(reply.type === 'problems')
  assert.deepEqual([reply.problems.length, reply.total], [limits.problems, 5_000])
  assert.equal(reply.problems.at(-1)!.message.length, limits.message + 2)
})

test('accepts HTML and messages of any type, which a template can send', () => {
  for (const value of [null, undefined, 5, {}, ['a'], 10n]) {
    const html = limitReply({ type: 'html', html: value } as unknown as RendererReply)
    assert.deepEqual(html, { type: 'html', html: String(value) })
    const error = { message: value, line: null } as unknown as { message: string; line: null }
    assert.deepEqual(limitReply({ type: 'error', error }), {
      type: 'error',
      error: { message: String(value), line: null },
    })
  }
})

test('highlights tags without an end once, however many there are', () => {
  for (const tag of ['@if(1\n', '  @if(1\n', '\t@each(a in [1\n']) {
    const few = listMarks(tag.repeat(100)).length
    assert.ok(listMarks(tag.repeat(1_000)).length <= few * 10, tag)
  }
})
