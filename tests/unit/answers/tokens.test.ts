import assert from 'node:assert/strict'
import test from 'node:test'
import { toTokensAnswer } from '../../../engine/answers/tokens.ts'
import type { MeasuredTokenGroup } from '../../../engine/schema/tokens.ts'
import { catalog } from '../fixtures/catalog.ts'

const paper = {
  name: 'color.paper',
  variable: '--acme-color-paper',
  value: { light: 'oklch(1 0 0)', dark: 'oklch(0 0 0)' },
  description: 'The page.',
}
const ink = {
  name: 'color.ink',
  variable: '--acme-color-ink',
  value: { light: 'oklch(0 0 0)', dark: 'oklch(1 0 0)' },
  description: 'Text on the page.',
  pairsWith: 'color.paper',
  contrast: { light: 21, dark: 21 },
}
const step = {
  name: 'space.1',
  variable: '--acme-space-1',
  value: '0.25rem',
  description: 'One step.',
}

function toNames(input: { group?: string; query?: string }): string[] {
  return toTokensAnswer(catalog, input).groups.flatMap(({ tokens }) =>
    tokens.map(({ name }) => name),
  )
}

test('lists all tokens by name only, and explains how to get their values', () => {
  const whole = {
    total: 3,
    groups: [
      {
        name: 'color',
        description: 'Colours by role.',
        tokens: [
          { name: 'color.paper', variable: '--acme-color-paper' },
          { name: 'color.ink', variable: '--acme-color-ink' },
        ],
      },
      {
        name: 'space',
        description: 'Distances.',
        tokens: [{ name: 'space.1', variable: '--acme-space-1' }],
      },
    ],
    note: 'Call get_tokens with a group or a query for values.',
  }
  assert.deepEqual(toTokensAnswer(catalog, {}), whole)
  assert.deepEqual(toTokensAnswer(catalog, { query: ' \n' }), whole)
  assert.deepEqual(toTokensAnswer(catalog, { query: '--acme-' }), whole)
})

test('gives a group with values, pairs and contrasts, whatever the case of its name', () => {
  const color = {
    total: 2,
    groups: [{ name: 'color', description: 'Colours by role.', tokens: [paper, ink] }],
  }
  assert.deepEqual(toTokensAnswer(catalog, { group: 'color' }), color)
  assert.deepEqual(toTokensAnswer(catalog, { group: ' Color ' }), color)
  assert.deepEqual(toTokensAnswer(catalog, { group: 'space' }).groups[0]?.tokens, [step])
})

test('finds tokens whose name, variable or description contains all words of the query', () => {
  assert.deepEqual(toTokensAnswer(catalog, { query: 'INK' }), {
    total: 1,
    groups: [{ name: 'color', description: 'Colours by role.', tokens: [ink] }],
  })
  assert.deepEqual(toNames({ query: 'page' }), ['color.paper', 'color.ink'])
  assert.deepEqual(toNames({ query: 'page  text' }), ['color.ink'])
  assert.deepEqual(toNames({ query: '--acme-space-1' }), ['space.1'])
  assert.deepEqual(toNames({ query: 'one step' }), ['space.1'])
  assert.deepEqual(toNames({ group: 'space', query: 'page' }), [])
})

test('ignores the end of a query that is too long', () => {
  assert.deepEqual(toNames({ query: `${'ink '.repeat(50)}zzz` }), ['color.ink'])
  assert.deepEqual(toNames({ query: `${'ink '.repeat(49)}zzz` }), [])
})

test('names the groups if nothing is found', () => {
  assert.deepEqual(toTokensAnswer(catalog, { query: 'zzz' }), {
    total: 0,
    groups: [],
    note: 'Groups: color, space.',
  })
  for (const query of ['__proto__', 'constructor', '🙂', '.*']) {
    assert.deepEqual(toNames({ query }), [], query)
  }
})

test('rejects an unknown group and names the nearest, or all', () => {
  assert.throws(() => toTokensAnswer(catalog, { group: 'colour' }), {
    name: 'LookupError',
    kind: 'token group',
    message: 'Cannot find token group `colour`. Did you mean `color`?',
  })
  for (const group of ['', 'zzz', '__proto__', 'constructor']) {
    assert.throws(() => toTokensAnswer(catalog, { group }), {
      message: `Cannot find token group \`${group}\`, expected \`color\` or \`space\`.`,
    })
  }
})

test('reports that a library has no tokens, and rejects any group', () => {
  const empty = { ...catalog, tokens: [] }
  assert.deepEqual(toTokensAnswer(empty, {}), {
    total: 0,
    groups: [],
    note: 'This library has no tokens.',
  })
  assert.throws(() => toTokensAnswer(empty, { group: 'color' }), { name: 'LookupError' })
})

test('gives a token of any type as CSS text, and omits a missing description', () => {
  const tokens: MeasuredTokenGroup[] = [
    {
      name: 'font',
      type: 'fontFamily',
      description: 'Type faces.',
      tokens: [{ name: 'text', value: ['Open Sans', 'serif'] }],
    },
  ]
  assert.deepEqual(toTokensAnswer({ ...catalog, tokens }, { group: 'font' }).groups[0]?.tokens, [
    { name: 'font.text', variable: '--acme-font-text', value: '"Open Sans", serif' },
  ])
})
