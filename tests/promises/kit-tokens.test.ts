import assert from 'node:assert/strict'
import test from 'node:test'
import { tokens } from '../../kit/tokens.ts'
import { tokensSchema } from '../../engine/schema/tokens.ts'
import { listContrasts } from '../../engine/library/tokens/contrast.ts'

const groups = tokensSchema.parse(tokens)
const colorGroup = groups.find((group) => group.type === 'color')!
const colors = colorGroup.tokens
const contrasts = listContrasts(groups)

for (const { name, against, light, dark, least } of contrasts) {
  test(`gives ${name} on ${against} a contrast of ${least} in both schemes`, () => {
    assert.ok(light >= least, `light: ${light}`)
    assert.ok(dark >= least, `dark: ${dark}`)
  })
}

const grounds = ['background', 'surface', 'overlay', 'muted', 'accent']
/**
 * Whether a colour is read on backgrounds, not only on one solid colour such as that of a button.
 */
const isForGrounds = ({ pairsWith }: { pairsWith?: string }) =>
  pairsWith !== undefined && (grounds.includes(pairsWith) || pairsWith.endsWith('-soft'))

for (const color of colors.filter(isForGrounds)) {
  const least = color.name.endsWith('foreground') ? 4.5 : 3
  test(`gives ${color.name} a contrast of ${least} on every background, in both schemes`, () => {
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

test('measures every foreground on its solid colour or on every background', () => {
  const measured = colors.filter(isForGrounds).map(({ name }) => name)
  const full = ['primary', 'neutral', 'danger', 'success', 'warning', 'info']
  assert.deepEqual(
    colors
      .map(({ name }) => name)
      .filter((name) => /foreground$|^border-control$|^ring$|^chart-/.test(name)),
    colors
      .map(({ name }) => name)
      .filter((name) => measured.includes(name) || full.some((on) => name === `${on}-foreground`)),
  )
})

test('pairs every colour of text and icons with a background', () => {
  const foregrounds = colors.filter(({ name }) => /(^|-)foreground$/.test(name))
  assert.ok(foregrounds.length > 10)
  assert.deepEqual(
    foregrounds.filter(({ pairsWith }) => !pairsWith).map(({ name }) => name),
    [],
  )
})

test('requires the contrast of WCAG AA for all text', () => {
  const lenient = contrasts.filter(({ least }) => least < 4.5).map(({ name }) => name)
  const charts = [1, 2, 3, 4, 5, 6].map((index) => `chart-${index}`)
  assert.deepEqual(lenient, ['border-control', 'ring', ...charts])
  assert.ok(contrasts.every(({ least }) => least >= 3))
})

test('gives every token a unique name', () => {
  const names = groups.flatMap((group) => group.tokens.map(({ name }) => `${group.name}-${name}`))
  assert.equal(new Set(names).size, names.length)
})
