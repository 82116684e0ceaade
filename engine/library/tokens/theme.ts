import type { Catalog } from '../../schema/catalog.ts'
import { toTokenVariable } from './tokens-css.ts'
import { toContrast } from './contrast.ts'

/** A colour in both colour schemes, each in OKLCH. */
type SchemeColor = { light: number[]; dark: number[] }

/** A number of a theme that one slider changes, and the custom properties that depend on it. */
export type ThemeKnob = {
  label: 'Hue' | 'Radius' | 'Spacing'
  unit: '°' | '%'
  min: number
  max: number
  step: number
  /** The library's own value */
  value: number
  colors: (SchemeColor & { variable: string })[]
  lengths: { variable: string; value: number; unit: string }[]
}

const percent = { unit: '%', step: 5, value: 100 } as const

/**
 * Lists the sliders for a theme: the hue of the primary colours, the border radius, and the
 * spacing, which includes the heights of controls. Omits those whose tokens the library does not
 * have.
 */
export function listThemeKnobs({
  library,
  tokens,
}: Pick<Catalog, 'library' | 'tokens'>): ThemeKnob[] {
  const colors = tokens.flatMap((group) =>
    group.type === 'color'
      ? group.tokens
          .filter(({ name }) => isPrimary(name))
          .map((token) => ({ ...token, variable: toTokenVariable(library, group, token) }))
      : [],
  )
  const lengths = tokens.flatMap((group) =>
    group.type === 'dimension'
      ? group.tokens.map((token) => ({
          ...token.value,
          group: group.name,
          name: token.name,
          variable: toTokenVariable(library, group, token),
        }))
      : [],
  )
  const pick = (isOne: (length: (typeof lengths)[0]) => boolean) =>
    lengths
      .filter((length) => length.value > 0 && isOne(length))
      .map(({ variable, value, unit }) => ({ variable, value, unit }))
  const primary = colors.find(({ name }) => name === 'primary')
  const hue: ThemeKnob = {
    label: 'Hue',
    unit: '°',
    min: 0,
    max: 359,
    step: 1,
    value: Math.round(primary?.light[2] ?? 0),
    colors: primary ? colors.map(({ variable, light, dark }) => ({ variable, light, dark })) : [],
    lengths: [],
  }
  const radius: ThemeKnob = {
    ...percent,
    label: 'Radius',
    min: 0,
    max: 200,
    colors: [],
    // A circle stays a circle.
    lengths: pick(({ group, name }) => group === 'radius' && name !== 'full'),
  }
  const spacing: ThemeKnob = {
    ...percent,
    label: 'Spacing',
    min: 75,
    max: 150,
    colors: [],
    lengths: pick(
      ({ group, name }) => group === 'space' || (group === 'size' && name.startsWith('control')),
    ),
  }
  return [hue, radius, spacing].filter((knob) => knob.colors.length || knob.lengths.length)
}

/** Whether a colour changes with the primary hue. */
function isPrimary(name: string): boolean {
  return name === 'primary' || name.startsWith('primary-') || name === 'ring'
}

/** Lists the pairs of colours whose contrast may change with the primary hue. */
export function listThemePairs({ tokens }: Pick<Catalog, 'tokens'>): ThemePair[] {
  const colors = tokens.flatMap((group) => (group.type === 'color' ? group.tokens : []))
  return colors.flatMap((color) => {
    const other = colors.find(({ name }) => name === color.pairsWith)
    if (!other || !(isPrimary(color.name) || isPrimary(other.name))) return []
    const [one, two] = [color, other].map(({ name, light, dark }) => ({
      name,
      light,
      dark,
      turns: isPrimary(name),
    }))
    return { colors: [one!, two!], least: color.minContrast }
  })
}

/** A pair of colours to read against each other. At least one changes with the primary hue. */
export type ThemePair = {
  colors: [ThemePairColor, ThemePairColor]
  /** The minimum contrast */
  least: number
}

/** A colour of a pair, with its name. */
type ThemePairColor = SchemeColor & { name: string; turns: boolean }

/** Lists the pairs whose contrast is too low after a change of hue, with scheme and contrast. */
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

/** Returns the custom properties and values for positions of the sliders, if they were moved. */
export function toThemeDeclarations(
  knobs: ThemeKnob[],
  values: number[],
): [variable: string, value: string][] {
  return knobs.flatMap((knob, index) => {
    const value = values[index] ?? knob.value
    if (value === knob.value) return []
    const turn = (color: number[]) => `oklch(${turnHue(color, value - knob.value).join(' ')})`
    return [
      ...knob.colors.map(({ variable, light, dark }): [string, string] => [
        variable,
        `light-dark(${turn(light)}, ${turn(dark)})`,
      ]),
      ...knob.lengths.map((length): [string, string] => [
        length.variable,
        `${Number(((length.value * value) / 100).toFixed(4))}${length.unit}`,
      ]),
    ]
  })
}

/** Rotates the hue of an OKLCH colour by some degrees, rounded to hundredths, from 0 to 360. */
function turnHue([lightness = 0, chroma = 0, hue = 0]: number[], degrees: number): number[] {
  const turned = (((hue + degrees) % 360) + 360) % 360
  return [lightness, chroma, Number(turned.toFixed(2))]
}
