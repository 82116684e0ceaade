import { toContrast } from './contrast.ts'
import { neutralScales, type Theme, toOwnTheme, typefaces } from './theme.ts'
import type { ThemeSource } from './theme-source.ts'
import { toTokenCss } from './tokens-css.ts'

type Oklch = readonly number[]

/** A token with a new value: as CSS, and as `$value` in the Design Tokens format. */
export type ThemeChange = {
  group: string
  name: string
  aliases: string[]
  type: 'color' | 'dimension' | 'fontFamily'
  variable: string
  css: string
  value: unknown
  /** The value in the dark scheme, of a colour */
  dark?: unknown
}

/** Lists the tokens that a theme changes, with their new values. */
export function listThemeChanges(source: ThemeSource, theme: Theme): ThemeChange[] {
  const font = typefaces[theme.font]
  return [
    ...source.colors.flatMap((color): ThemeChange[] => {
      const light = toThemed(source, theme, color, 'light')
      const dark = toThemed(source, theme, color, 'dark')
      if (isSame(light, color.light) && isSame(dark, color.dark)) return []
      const css = `light-dark(oklch(${light.join(' ')}), oklch(${dark.join(' ')}))`
      const { group, name, aliases, variable } = color
      const [value, darkValue] = [light, dark].map((components) => ({
        colorSpace: 'oklch',
        components,
      }))
      return [{ group, name, aliases, type: 'color', variable, css, value, dark: darkValue }]
    }),
    ...source.lengths.flatMap(({ group, name, variable, value, unit, part }): ThemeChange[] => {
      if (theme[part] === 100) return []
      const length = Number(((value * theme[part]) / 100).toFixed(4))
      const css = `${length}${unit}`
      const type = 'dimension'
      return [{ group, name, aliases: [], type, variable, css, value: { value: length, unit } }]
    }),
    ...(source.font && font
      ? [
          {
            ...source.font,
            aliases: [],
            type: 'fontFamily' as const,
            css: toTokenCss({
              name: 'font',
              type: 'fontFamily',
              description: '',
              tokens: [{ name: 'sans', value: font }],
            })[0]!,
            value: font,
          },
        ]
      : []),
  ]
}

function isSame(a: Oklch, b: Oklch): boolean {
  return a.every((value, index) => value === b[index])
}

/** Returns a colour of a theme in one scheme: with the same lightness, so that it stays readable. */
function toThemed(
  source: ThemeSource,
  theme: Theme,
  color: ThemeSource['colors'][number],
  scheme: 'light' | 'dark',
): Oklch {
  const [lightness = 0, chroma = 0, hue = 0] = color[scheme]
  const own = color[scheme]
  if (color.part === 'primary') {
    const turn = theme.hue - toOwnTheme(source).hue
    if (turn === 0 && theme.chroma === 100) return own
    return [lightness, round((chroma * theme.chroma) / 100), round((hue + turn + 360) % 360)]
  }
  const scale = color.part === 'neutral' ? neutralScales[theme.neutral] : undefined
  // White stays white.
  if (!scale || chroma === 0) return own
  return [lightness, round(chroma * scale.chroma), scale.hue]
}

function round(value: number): number {
  return Number(value.toFixed(4))
}

/** The contrast of a pair of colours in a theme. */
export type ThemeContrast = {
  name: string
  against: string
  light: number
  dark: number
  least: number
}

/** Lists the contrast of all pairs with a colour that a theme can change, rounded down. */
export function listThemeContrasts(source: ThemeSource, theme: Theme): ThemeContrast[] {
  return source.colors.flatMap((color) => {
    const other = source.colors.find(({ name }) => name === color.pairsWith)
    if (!other || !(color.part ?? other.part)) return []
    const measure = (scheme: 'light' | 'dark') => {
      const [a, b] = [color, other].map((one) => toThemed(source, theme, one, scheme))
      return Math.floor(toContrast(a!, b!) * 100) / 100
    }
    return {
      name: color.name,
      against: other.name,
      light: measure('light'),
      dark: measure('dark'),
      least: color.least,
    }
  })
}
