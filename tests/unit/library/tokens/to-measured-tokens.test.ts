import assert from 'node:assert/strict'
import test from 'node:test'
import { measuredTokensSchema, type TokenGroup } from '../../../../engine/schema/tokens.ts'
import { toMeasuredTokens } from '../../../../engine/library/tokens/contrast.ts'
import { catalog } from '../../fixtures/catalog.ts'

/** The groups as their maker writes them: without contrasts. */
const groups = catalog.tokens.map((group) =>
  group.type === 'color'
    ? { ...group, tokens: group.tokens.map(({ contrast, ...token }) => token) }
    : group,
) as TokenGroup[]

test('a colour that names what it is read against has its contrast, all else stays', () => {
  assert.deepEqual(toMeasuredTokens(groups), catalog.tokens)
  assert.deepEqual(measuredTokensSchema.parse(toMeasuredTokens(groups)), catalog.tokens)
})

test('a contrast is computed, and never the one that was there', () => {
  const typed = structuredClone(catalog.tokens)
  const [color] = typed
  if (color?.type === 'color') color.tokens[1]!.contrast = { light: 1, dark: 1 }
  assert.deepEqual(toMeasuredTokens(typed as TokenGroup[]), catalog.tokens)
})

test('the groups that were given stay as they were', () => {
  const before = structuredClone(groups)
  toMeasuredTokens(groups)
  assert.deepEqual(groups, before)
})

test('a pair with a colour that does not exist is an error', () => {
  const [color] = structuredClone(groups)
  if (color?.type === 'color') color.tokens[1]!.pairsWith = 'papr'
  assert.throws(() => toMeasuredTokens([color!]), /expected a colour named `papr`/)
})
