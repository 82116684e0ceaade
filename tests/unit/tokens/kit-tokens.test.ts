import assert from 'node:assert/strict'
import test from 'node:test'
import { tokens } from '../../../kit/tokens.ts'
import { tokensSchema } from '../../../kit/src/schema/tokens.ts'
import { listContrasts } from '../../../kit/src/tokens/list-contrasts.ts'

const groups = tokensSchema.parse(tokens)
const colors = groups.flatMap((group) => (group.type === 'color' ? group.tokens : []))
const contrasts = listContrasts(groups)

for (const { name, against, light, dark, least } of contrasts) {
  test(`${name} on ${against} has a contrast of ${least} in both schemes`, () => {
    assert.ok(light >= least, `light: ${light}`)
    assert.ok(dark >= least, `dark: ${dark}`)
  })
}

test('every colour for text and icons names the colour it is read against', () => {
  const foregrounds = colors.filter(({ name }) => /(^|-)foreground$/.test(name))
  assert.ok(foregrounds.length > 10)
  assert.deepEqual(
    foregrounds.filter(({ pairsWith }) => !pairsWith).map(({ name }) => name),
    [],
  )
})

test('text is never let off with less than the contrast of WCAG AA', () => {
  const lenient = contrasts.filter(({ least }) => least < 4.5).map(({ name }) => name)
  assert.deepEqual(lenient, ['border-control', 'ring'])
  assert.ok(contrasts.every(({ least }) => least >= 3))
})

test('no two tokens have one name', () => {
  const names = groups.flatMap((group) => group.tokens.map(({ name }) => `${group.name}-${name}`))
  assert.equal(new Set(names).size, names.length)
})
