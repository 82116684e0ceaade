import assert from 'node:assert/strict'
import test from 'node:test'
import { LookupError } from '../../../engine/problem/lookup-error.ts'

function toMessage(asked: string, choices: string[], nearest: string[] = []): string {
  return new LookupError('thing', asked, choices, nearest).message
}

test('names the likely choices', () => {
  assert.equal(toMessage('a', ['b'], ['b']), 'Cannot find thing `a`. Did you mean `b`?')
  assert.equal(
    toMessage('a', [], ['b', 'c', 'd']),
    'Cannot find thing `a`. Did you mean `b`, `c` or `d`?',
  )
})

test('names all choices, up to thirty, if none is similar', () => {
  assert.equal(toMessage('a', ['b', 'c']), 'Cannot find thing `a`, expected `b` or `c`.')
  const names = Array.from({ length: 31 }, (_, index) => String(index))
  assert.match(toMessage('a', names.slice(1)), /, expected `1`, .*`29` or `30`\.$/)
  assert.equal(toMessage('a', names), 'Cannot find thing `a`.')
  assert.equal(toMessage('a', []), 'Cannot find thing `a`.')
})

test('lists as many long names as fit on a line', () => {
  const names = Array.from({ length: 20 }, (_, index) => `${index}${'x'.repeat(96)}`)
  const message = toMessage('a', names)
  assert.match(message, /, expected `0x+`, `1x+`, `2x+` or 17 others\.$/)
  assert.ok(message.length < 500)
  assert.match(toMessage('a', ['x'.repeat(1000), 'y']), /`x{1000}` or 1 others\.$/)
})

test('prints the requested name on one line, without backticks, and shortens it', () => {
  const say = (asked: string) => toMessage(asked, []).slice('Cannot find thing `'.length, -2)
  assert.equal(say(' a\n\tb\u0000`c`\u2028d\u202E\u200Be '), 'a b c d e')
  assert.equal(say('x'.repeat(60)), 'x'.repeat(60))
  assert.equal(say('x'.repeat(2e6)), `${'x'.repeat(59)}…`)
  assert.equal(say('🙂'.repeat(61)), `${'🙂'.repeat(59)}…`)
  assert.equal(say(''), '')
})

test('exposes the kind of thing that was requested', () => {
  const error = new LookupError('thing', 'a', [], [])
  assert.deepEqual([error.name, error.kind, error instanceof Error], ['LookupError', 'thing', true])
})
