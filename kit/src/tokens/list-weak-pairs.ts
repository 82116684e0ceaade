import type { SchemeColor } from './list-theme-knobs.ts'
import { toContrast } from './to-contrast.ts'
import { turnHue } from './turn-hue.ts'

/** A colour and what it is read against, of which some turn with the hue of the primary colour. */
export type ThemePair = {
  colors: [ThemePairColor, ThemePairColor]
  /** The least contrast it must have */
  least: number
}

/** A colour of a pair by its name. */
export type ThemePairColor = SchemeColor & { name: string; turns: boolean }

/** The pairs that can be read too badly once the hue is turned, each with scheme and contrast. */
export function listWeakPairs(pairs: ThemePair[], degrees: number): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    pairs.flatMap(({ colors, least }) => {
      const [a, b] = colors.map((color) =>
        color.turns ? turnHue(color[scheme], degrees) : color[scheme],
      )
      const contrast = toContrast(a!, b!)
      if (contrast >= least) return []
      const shown = Math.floor(contrast * 100) / 100
      return [`${colors[0].name} on ${colors[1].name}, ${scheme}: ${shown}, not ${least}`]
    }),
  )
}
