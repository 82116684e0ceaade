import assert from 'node:assert/strict'
import test from 'node:test'
import type { TokenGroup } from '../../../../engine/schema/tokens.ts'
import { listContrasts } from '../../../../engine/library/tokens/contrast.ts'
import { catalog } from '../../fixtures/catalog.ts'

type Color = Extract<TokenGroup, { type: 'color' }>['tokens'][0]

function colors(...tokens: Partial<Color>[]): TokenGroup[] {
  const color = { light: [1, 0, 0], dark: [0, 0, 0], description: 'A.', minContrast: 4.5 } as const
  return [
    {
      name: 'color',
      type: 'color',
      description: 'A.',
      tokens: tokens.map(
        (token) => ({ name: 'paper', ...structuredClone(color), ...token }) as Color,
      ),
    },
  ]
}

test('computes the WCAG contrast of a pair in both schemes, with its minimum', () => {
  assert.deepEqual(listContrasts(catalog.tokens), [
    { name: 'ink', against: 'paper', light: 21, dark: 21, least: 7 },
  ])
})

test('computes contrast from displayed colours, and never rounds it up', () => {
  // #767676 on white has a contrast of 4.5422; #777777 has 4.4781, so it is the darkest grey that
  // fails.
  const [contrast] = listContrasts(
    colors({}, { name: 'grey', light: [0.5693, 0, 0], dark: [0.5693, 0, 0], pairsWith: 'paper' }),
  )
  assert.deepEqual([contrast?.light, contrast?.dark], [4.47, 4.68])
})

test('lists no contrast for a colour without a pair, nor for other tokens', () => {
  assert.deepEqual(listContrasts(colors({}, { name: 'ink' })), [])
  assert.deepEqual(listContrasts(catalog.tokens.slice(1)), [])
})

test('rejects a pair with an unknown colour', () => {
  assert.throws(() => listContrasts(colors({ name: 'ink', pairsWith: 'papr' })), {
    message: 'Cannot compute the contrast of token `ink`, expected a colour named `papr`.',
  })
})
