import assert from 'node:assert/strict'
import test from 'node:test'
import { fillPlaceholders } from '../../../engine/files/placeholders.ts'

test('replaces every occurrence of a placeholder with its value', () => {
  assert.equal(fillPlaceholders('{a}, {b} and {a}', { a: '1', b: '2' }), '1, 2 and 1')
})

test('inserts a value literally', () => {
  assert.equal(fillPlaceholders('{a}', { a: '{b} $& $1', b: 'x' }), '{b} $& $1')
  assert.equal(fillPlaceholders('[{a}]', { a: '' }), '[]')
})

test('keeps braces that are not placeholders', () => {
  assert.equal(fillPlaceholders('{ a } {{ }} {} { a: 1 }', {}), '{ a } {{ }} {} { a: 1 }')
})

test('rejects a name without a value and lists the known names', () => {
  assert.throws(() => fillPlaceholders('{c}', { a: '1', b: '2' }), {
    message: 'Cannot fill placeholder `{c}`, expected one of a, b.',
  })
})

test('rejects names that every object inherits', () => {
  for (const name of ['constructor', 'toString', '__proto__']) {
    assert.throws(() => fillPlaceholders(`{${name}}`, { a: '1' }), /Cannot fill placeholder/)
  }
})
