import assert from 'node:assert/strict'
import test from 'node:test'
import { toProp } from '../../../kit/src/component/to-prop.ts'

const declaration = { name: 'size', required: false, hasDefault: false, type: 'string' }

test('a prop says its type, its default and where the default comes from', () => {
  assert.deepEqual(
    toProp({
      ...declaration,
      hasDefault: true,
      default: 'md',
      defaultFrom: { config: 'acme.chip.size' },
      values: ['sm', 'md'],
      description: 'Its height.',
      examples: ['sm'],
    }),
    {
      name: 'size',
      required: false,
      type: { text: "'sm' | 'md'", kind: 'enum', values: ['sm', 'md'] },
      default: 'md',
      defaultFrom: { config: 'acme.chip.size' },
      description: 'Its height.',
      examples: ['sm'],
    },
  )
})

test('what is not declared is absent, and not undefined', () => {
  assert.deepEqual(toProp(declaration), {
    name: 'size',
    required: false,
    type: { text: 'string', kind: 'string' },
    description: '',
  })
})

test('false, zero and nothing in quotes are defaults', () => {
  for (const value of [false, 0, '', [], {}]) {
    assert.deepEqual(toProp({ ...declaration, hasDefault: true, default: value }).default, value)
  }
})

test('a type that is none of the simple ones is of another kind', () => {
  for (const kind of ['string', 'number', 'boolean', 'array', 'object']) {
    assert.deepEqual(toProp({ ...declaration, type: kind }).type, { text: kind, kind })
  }
  for (const type of ['string | number', 'Date', 'unknown']) {
    assert.deepEqual(toProp({ ...declaration, type }).type, { text: type, kind: 'other' })
  }
})

test('the text of a choice is TypeScript, whatever it holds', () => {
  const textOf = (...values: (string | number | boolean)[]) =>
    toProp({ ...declaration, values }).type.text
  assert.equal(textOf(2, true, 'a'), "2 | true | 'a'")
  assert.equal(textOf("it's", 'say "x"', 'a\\b'), `'it\\'s' | 'say "x"' | 'a\\\\b'`)
})

test('what a prop says of its deprecation is the same in the catalog', () => {
  const deprecated = { message: 'Use `tone`.', replacement: 'tone' }
  assert.deepEqual(toProp({ ...declaration, deprecated }).deprecated, deprecated)
  assert.equal('deprecated' in toProp(declaration), false)
})
