import type { TokenGroup, MeasuredTokenGroup } from '../../schema/tokens.ts'
import { UserError } from '../../problem/user-error.ts'

/** The contrast of a pair of colours in both colour schemes, and the minimum that it needs. */
type Contrast = {
  name: string
  against: string
  light: number
  dark: number
  least: number
}

/**
 * Lists the WCAG contrast of every colour token that names its background. Throws an Error if the
 * named colour does not exist.
 */
export function listContrasts(groups: TokenGroup[]): Contrast[] {
  const colors = groups.flatMap((group) => (group.type === 'color' ? group.tokens : []))
  return colors.flatMap(({ name, light, dark, pairsWith, minContrast }) => {
    if (!pairsWith) return []
    const other = colors.find((color) => color.name === pairsWith)
    if (!other) {
      throw new UserError(
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

/** Rounded down to two decimals. */
function contrast(a: number[], b: number[]): number {
  return Math.floor(toContrast(a, b) * 100) / 100
}

/** Adds the contrast to every colour token that names the colour it is paired with. */
export function toMeasuredTokens(groups: TokenGroup[]): MeasuredTokenGroup[] {
  const contrasts = new Map(
    listContrasts(groups).map(({ name, light, dark }) => [name, { light, dark }]),
  )
  return groups.map((group) => {
    if (group.type !== 'color') return group
    return {
      ...group,
      tokens: group.tokens.map((token) => {
        const contrast = contrasts.get(token.name)
        return contrast ? { ...token, contrast } : token
      }),
    }
  })
}

/**
 * Returns the WCAG contrast of two colours in OKLCH, from 1 to 21, as a screen displays them:
 * clipped to sRGB and rounded to 8 bits.
 */
export function toContrast(a: readonly number[], b: readonly number[]): number {
  const [dark, light] = [toLuminance(a), toLuminance(b)].toSorted((one, other) => one - other)
  return (light! + 0.05) / (dark! + 0.05)
}

/** Uses the matrices of Björn Ottosson's OKLab, and the definition of relative luminance. */
function toLuminance([lightness = 0, chroma = 0, hue = 0]: readonly number[]): number {
  const angle = (hue * Math.PI) / 180
  const [x, y] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  return 0.2126 * toShown(red) + 0.7152 * toShown(green) + 0.0722 * toShown(blue)
}

/** Returns the luminance of a channel after rounding it to one of 256 values. */
function toShown(light: number): number {
  const value = light > 0.0031308 ? 1.055 * light ** (1 / 2.4) - 0.055 : 12.92 * light
  const shown = Math.round(Math.min(Math.max(value, 0), 1) * 255) / 255
  return shown > 0.04045 ? ((shown + 0.055) / 1.055) ** 2.4 : shown / 12.92
}
