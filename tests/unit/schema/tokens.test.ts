import assert from 'node:assert/strict'
import test from 'node:test'
import { tokensSchema } from '../../../engine/schema/tokens.ts'

const color = (hue: number) => ({
  name: 'color',
  type: 'color',
  description: 'A.',
  tokens: [{ name: 'ink', light: [0.2, 0.1, hue], dark: [0.9, 0.1, hue], description: 'A.' }],
})
const easing = (x: number) => ({
  name: 'easing',
  type: 'cubicBezier',
  description: 'A.',
  tokens: [{ name: 'out', value: [x, -2, 1, 3] }],
})

for (const [what, group, fits] of [
  ['a hue of 359.9', color(359.9), true],
  ['a hue of 360', color(360), false],
  ['a curve that begins at 1', easing(1), true],
  ['a curve that begins after 1', easing(1.1), false],
] as const) {
  test(`${fits ? 'accepts' : 'rejects'} ${what}, like the Design Tokens format`, () => {
    assert.equal(tokensSchema.safeParse([group]).success, fits)
  })
}
