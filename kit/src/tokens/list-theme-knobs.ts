import type { Catalog } from '../schema/catalog.ts'
import { isPrimary } from './is-primary.ts'
import { toTokenVariable } from './to-token-variable.ts'

/** A colour in both schemes, each in OKLCH. */
export type SchemeColor = { light: number[]; dark: number[] }

/** A number of a theme that one slider changes, and the custom properties that follow it. */
export type ThemeKnob = {
  label: 'Hue' | 'Radius' | 'Spacing'
  unit: '°' | '%'
  min: number
  max: number
  step: number
  /** The library's own */
  value: number
  colors: (SchemeColor & { variable: string })[]
  lengths: { variable: string; value: number; unit: string }[]
}

const percent = { unit: '%', step: 5, value: 100 } as const

/**
 * The sliders for a theme: the hue of the primary colours, the roundness of corners, the distances
 * with the heights of controls. One whose tokens the library does not have is left out.
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
    // A circle stays one.
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
