import type { Catalog } from '../../schema/catalog.ts'
import { toContrast } from './contrast.ts'
import { toTokenCss, toTokenVariable } from './tokens-css.ts'

type Oklch = readonly number[]
/** What a choice of the theme changes; `null` for a colour that stays as it is. */
type Part = 'primary' | 'neutral' | null

/** The tokens of a library that a theme can change, as plain data for a browser. */
export type ThemeSource = {
  package: string
  colors: {
    group: string
    name: string
    aliases: string[]
    variable: string
    light: Oklch
    dark: Oklch
    part: Part
    pairsWith?: string
    least: number
  }[]
  lengths: {
    group: string
    name: string
    variable: string
    value: number
    unit: string
    part: 'radius' | 'density'
  }[]
  /** The font of the text, if the library has one */
  font: { group: string; name: string; variable: string } | null
}

/** The choices of a theme. Empty names leave the library's own neutrals and font. */
export type Theme = {
  /** Hue of the primary colours, in degrees */
  hue: number
  /** In percent of the library's own values */
  chroma: number
  radius: number
  density: number
  neutral: string
  font: string
}

/** Hue of each neutral scale, and its chroma in relation to the library's own. */
export const neutralScales: Record<string, { hue: number; chroma: number }> = {
  gray: { hue: 0, chroma: 0 },
  slate: { hue: 255, chroma: 1.6 },
  violet: { hue: 295, chroma: 1.6 },
  rose: { hue: 10, chroma: 1.4 },
  sand: { hue: 75, chroma: 1.6 },
  sage: { hue: 155, chroma: 1.5 },
}

/** Typefaces that systems have, so that nothing is downloaded. */
export const typefaces: Record<string, string[]> = {
  system: ['system-ui', 'sans-serif'],
  humanist: ['Seravek', 'Gill Sans Nova', 'Ubuntu', 'Calibri', 'DejaVu Sans', 'sans-serif'],
  geometric: ['Avenir', 'Montserrat', 'Corbel', 'URW Gothic', 'sans-serif'],
  rounded: ['ui-rounded', 'Hiragino Maru Gothic ProN', 'Quicksand', 'Manjari', 'sans-serif'],
  serif: ['Charter', 'Bitstream Charter', 'Sitka Text', 'Cambria', 'serif'],
  mono: ['ui-monospace', 'Cascadia Code', 'Menlo', 'Consolas', 'monospace'],
}

/** Themes to start from. What a preset leaves out stays as the library has it. */
export const themePresets: Record<string, Partial<Theme>> = {
  ocean: { hue: 245, chroma: 150, neutral: 'slate' },
  violet: { hue: 295, chroma: 160, neutral: 'violet', radius: 150 },
  rose: { hue: 5, chroma: 160, neutral: 'rose', radius: 200, font: 'rounded' },
  amber: { hue: 65, chroma: 120, neutral: 'sand', font: 'humanist' },
  forest: { hue: 150, chroma: 130, neutral: 'sage', radius: 75 },
  ink: { chroma: 0, neutral: 'gray', radius: 0, density: 90 },
}

/** The choices that are numbers, each with its limits. */
export const themeRanges = {
  hue: { label: 'Hue', unit: '°', min: 0, max: 359, step: 1 },
  chroma: { label: 'Chroma', unit: '%', min: 0, max: 200, step: 5 },
  radius: { label: 'Radius', unit: '%', min: 0, max: 250, step: 5 },
  density: { label: 'Density', unit: '%', min: 75, max: 150, step: 5 },
} as const

/** Lists the tokens of a library that a theme can change. */
export function toThemeSource({
  library,
  tokens,
}: Pick<Catalog, 'library' | 'tokens'>): ThemeSource {
  const colors = tokens.flatMap((group) =>
    group.type === 'color' ? group.tokens.map((token) => ({ group, token })) : [],
  )
  const coloured = colors
    .filter(({ token }) => token.light[1] > 0.05)
    .map(({ token }) => token.name)
  const toPart = (name: string, light: Oklch, dark: Oklch): Part => {
    if (name === 'primary' || name.startsWith('primary-') || name === 'ring') return 'primary'
    // Text on a coloured background is almost white, but belongs to that colour.
    const isOfColour = coloured.some((other) => name.startsWith(`${other}-`))
    return light[1]! <= 0.02 && dark[1]! <= 0.02 && !isOfColour ? 'neutral' : null
  }
  const fonts = tokens.flatMap((group) =>
    group.type === 'fontFamily' ? group.tokens.map((token) => ({ group, token })) : [],
  )
  const font = fonts.find(({ token }) => token.name === 'sans')
  return {
    package: library.package,
    colors: colors.map(
      ({ group, token: { name, light, dark, aliases, pairsWith, minContrast } }) => ({
        group: group.name,
        name,
        aliases: aliases ?? [],
        variable: toTokenVariable(library, group, { name }),
        light,
        dark,
        part: toPart(name, light, dark),
        ...(pairsWith !== undefined && { pairsWith }),
        least: minContrast,
      }),
    ),
    lengths: tokens.flatMap((group) =>
      group.type === 'dimension'
        ? group.tokens.flatMap(({ name, value: { value, unit } }) => {
            const part = toLengthPart(group.name, name)
            const variable = toTokenVariable(library, group, { name })
            return part && value > 0
              ? [{ group: group.name, name, variable, value, unit, part }]
              : []
          })
        : [],
    ),
    font: font
      ? {
          group: font.group.name,
          name: font.token.name,
          variable: toTokenVariable(library, font.group, font.token),
        }
      : null,
  }
}

function toLengthPart(group: string, name: string): 'radius' | 'density' | null {
  // A circle stays a circle.
  if (group === 'radius') return name === 'full' ? null : 'radius'
  const isDense = group === 'space' || (group === 'size' && name.startsWith('control'))
  return isDense ? 'density' : null
}

/** Returns the theme that changes nothing. */
export function toOwnTheme({ colors }: ThemeSource): Theme {
  const primary = colors.find(({ name }) => name === 'primary')
  const hue = Math.round(primary?.light[2] ?? 0) % 360
  return { hue, chroma: 100, radius: 100, density: 100, neutral: '', font: '' }
}

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

/** Writes a theme as the query string of a URL, without the choices that change nothing. */
export function toThemeQuery(source: ThemeSource, theme: Theme): string {
  const own = toOwnTheme(source)
  const keys = (Object.keys(own) as (keyof Theme)[]).filter((key) => theme[key] !== own[key])
  const entries = keys.map((key): [string, string] => [key, String(theme[key])])
  return String(new URLSearchParams(entries))
}

/** Reads a theme from the query string of a URL. Ignores values that are no choice. */
export function parseThemeQuery(source: ThemeSource, query: string): Theme {
  const theme = toOwnTheme(source)
  const values = new URLSearchParams(query)
  for (const key of Object.keys(themeRanges) as (keyof typeof themeRanges)[]) {
    const { min, max } = themeRanges[key]
    const text = values.get(key)
    const value = Number(text)
    if (text?.trim() && value >= min && value <= max) theme[key] = value
  }
  const neutral = values.get('neutral') ?? ''
  if (Object.hasOwn(neutralScales, neutral)) theme.neutral = neutral
  const font = values.get('font') ?? ''
  if (Object.hasOwn(typefaces, font)) theme.font = font
  return theme
}
