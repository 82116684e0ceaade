import assert from 'node:assert/strict'
import test from 'node:test'
import { fillPlaceholders } from '../../../engine/files/placeholders.ts'

test('each placeholder becomes its value, every time it stands there', () => {
  assert.equal(fillPlaceholders('{a}, {b} and {a}', { a: '1', b: '2' }), '1, 2 and 1')
})

test('a value is put in as it is', () => {
  assert.equal(fillPlaceholders('{a}', { a: '{b} $& $1', b: 'x' }), '{b} $& $1')
  assert.equal(fillPlaceholders('[{a}]', { a: '' }), '[]')
})

test('braces that are no placeholder stay', () => {
  assert.equal(fillPlaceholders('{ a } {{ }} {} { a: 1 }', {}), '{ a } {{ }} {} { a: 1 }')
})

test('a name without a value is an error that lists the names there are', () => {
  assert.throws(() => fillPlaceholders('{c}', { a: '1', b: '2' }), {
    message: 'Cannot fill placeholder `{c}`, expected one of a, b.',
  })
})

test('what every object has is no value', () => {
  for (const name of ['constructor', 'toString', '__proto__']) {
    assert.throws(() => fillPlaceholders(`{${name}}`, { a: '1' }), /Cannot fill placeholder/)
  }
})
