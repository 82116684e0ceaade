import type { TokenGroup } from '../schema/tokens.ts'
import { toContrast } from './to-contrast.ts'

/** The contrast of a pair of colours in both schemes, and the least it must have. */
export type Contrast = {
  name: string
  against: string
  light: number
  dark: number
  least: number
}

/** The WCAG contrast of every colour token that names the colour it is read against. */
export function listContrasts(groups: TokenGroup[]): Contrast[] {
  const colors = groups.flatMap((group) => (group.type === 'color' ? group.tokens : []))
  return colors.flatMap(({ name, light, dark, pairsWith, minContrast }) => {
    if (!pairsWith) return []
    const other = colors.find((color) => color.name === pairsWith)
    if (!other) {
      throw new Error(
        `Cannot compute the contrast of token \`${name}\`, expected a colour named \`${pairsWith}\`.`,
      )
    }
    return {
      name,
      against: pairsWith,
      light: contrast(light, other.light),
      dark: contrast(dark, other.dark),
      least: minContrast,
    }
  })
}

/** To two decimals downwards. */
function contrast(a: number[], b: number[]): number {
  return Math.floor(toContrast(a, b) * 100) / 100
}
