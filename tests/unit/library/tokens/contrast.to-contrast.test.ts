import assert from 'node:assert/strict'
import test from 'node:test'
import { formatHex, wcagContrast } from 'culori'
import { tokens } from '../../../../kit/tokens.ts'
import { toContrast } from '../../../../engine/library/tokens/contrast.ts'

const toHex = ([l, c, h]: readonly number[]) => formatHex({ mode: 'oklch', l: l!, c: c!, h: h! })

test('computes the same contrast as culori for any two displayed colours', () => {
  const colors = tokens
    .flatMap((group) => (group.type === 'color' ? group.tokens : []))
    .flatMap(({ light, dark }) => [light, dark])
  const vivid = [0, 90, 180, 270].map((hue) => [0.6, 0.4, hue])
  const all = [...colors, ...vivid]
  assert.ok(colors.length > 10)
  for (const a of all) {
    for (const b of all) {
      const difference = toContrast(a, b) - wcagContrast(toHex(a), toHex(b))
      assert.ok(Math.abs(difference) < 1e-9, `${a} against ${b}: ${difference}`)
    }
  }
})
