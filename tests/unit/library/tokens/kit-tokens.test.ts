import assert from 'node:assert/strict'
import test from 'node:test'
import { tokens } from '../../../../kit/tokens.ts'
import { tokensSchema } from '../../../../engine/schema/tokens.ts'
import { listContrasts } from '../../../../engine/library/tokens/contrast.ts'

const groups = tokensSchema.parse(tokens)
const colorGroup = groups.find((group) => group.type === 'color')!
const colors = colorGroup.tokens
const contrasts = listContrasts(groups)

for (const { name, against, light, dark, least } of contrasts) {
  test(`${name} on ${against} has a contrast of ${least} in both schemes`, () => {
    assert.ok(light >= least, `light: ${light}`)
    assert.ok(dark >= least, `dark: ${dark}`)
  })
}

const grounds = ['background', 'surface', 'overlay', 'muted', 'accent']
/** What is read on one full colour, as on that of a solid button, is read on no ground. */
const isForGrounds = ({ pairsWith }: { pairsWith?: string }) =>
  pairsWith !== undefined && (grounds.includes(pairsWith) || pairsWith.endsWith('-soft'))

for (const color of colors.filter(isForGrounds)) {
  const least = color.name.endsWith('foreground') ? 4.5 : 3
  test(`${color.name} has a contrast of ${least} on every ground, in both schemes`, () => {
    for (const pairsWith of grounds) {
      const ground = colors.find(({ name }) => name === pairsWith)!
      const tokens = [
        { ...ground, pairsWith: undefined },
        { ...color, name: 'seen', pairsWith },
      ]
      const [contrast] = listContrasts([{ ...colorGroup, tokens }])
      assert.ok(contrast!.light >= least, `on ${pairsWith}, light: ${contrast!.light}`)
      assert.ok(contrast!.dark >= least, `on ${pairsWith}, dark: ${contrast!.dark}`)
    }
  })
}

test('every foreground is measured, on its own colour or on every ground', () => {
  const measured = colors.filter(isForGrounds).map(({ name }) => name)
  const full = ['primary', 'neutral', 'danger', 'success', 'warning', 'info']
  assert.deepEqual(
    colors
      .map(({ name }) => name)
      .filter((name) => /foreground$|^border-control$|^ring$/.test(name)),
    colors
      .map(({ name }) => name)
      .filter((name) => measured.includes(name) || full.some((on) => name === `${on}-foreground`)),
  )
})

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
