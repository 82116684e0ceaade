import assert from 'node:assert/strict'
import test from 'node:test'
import { measuredTokensSchema, type TokenGroup } from '../../../../engine/schema/tokens.ts'
import { toMeasuredTokens } from '../../../../engine/library/tokens/contrast.ts'
import { catalog } from '../../fixtures/catalog.ts'

/** The groups without contrasts, as the author writes them. */
const groups = catalog.tokens.map((group) =>
  group.type === 'color'
    ? { ...group, tokens: group.tokens.map(({ contrast, ...token }) => token) }
    : group,
) as TokenGroup[]

test('adds a contrast to each paired colour, and keeps everything else', () => {
  assert.deepEqual(toMeasuredTokens(groups), catalog.tokens)
  assert.deepEqual(measuredTokensSchema.parse(toMeasuredTokens(groups)), catalog.tokens)
})

test('replaces an existing contrast with the computed one', () => {
  const typed = structuredClone(catalog.tokens)
  const [color] = typed
  if (color?.type === 'color') color.tokens[1]!.contrast = { light: 1, dark: 1 }
  assert.deepEqual(toMeasuredTokens(typed as TokenGroup[]), catalog.tokens)
})

test('does not change the given groups', () => {
  const before = structuredClone(groups)
  toMeasuredTokens(groups)
  assert.deepEqual(groups, before)
})
