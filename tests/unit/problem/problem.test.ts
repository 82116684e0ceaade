import assert from 'node:assert/strict'
import test from 'node:test'
import { toShortLine } from '../../../engine/problem/problem.ts'

test('keeps a short text, but trims it', () => {
  assert.equal(toShortLine(' <x-acme::chip title="a" />\n'), '<x-acme::chip title="a" />')
  assert.equal(toShortLine('x'.repeat(60)), 'x'.repeat(60))
  assert.equal(toShortLine(''), '')
})

test('replaces line breaks, backticks, control and direction characters with a space', () => {
  assert.equal(toShortLine('a\n\tb\u0000`c`\u2028d\u202E\u200Be\u001B[2Jf\u007F'), 'a b c d e [2Jf')
})

test('cuts a long text between characters, and adds an ellipsis', () => {
  assert.equal(toShortLine('x'.repeat(2e6)), `${'x'.repeat(59)}…`)
  assert.equal(toShortLine('🙂'.repeat(61)), `${'🙂'.repeat(59)}…`)
  assert.equal(toShortLine(`x${'🙂'.repeat(1e6)}`), `x${'🙂'.repeat(58)}…`)
})
