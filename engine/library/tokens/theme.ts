import type { ThemeSource } from './theme-source.ts'

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

/** Returns the theme that changes nothing. */
export function toOwnTheme({ colors }: ThemeSource): Theme {
  const primary = colors.find(({ name }) => name === 'primary')
  const hue = Math.round(primary?.light[2] ?? 0) % 360
  return { hue, chroma: 100, radius: 100, density: 100, neutral: '', font: '' }
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
