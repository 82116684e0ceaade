import type { Catalog } from '../../schema/catalog.ts'
import { toTokenVariable } from './tokens-css.ts'

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
