import type { Catalog } from '../schema/catalog.ts'
import { isPrimary } from './is-primary.ts'
import type { ThemePair } from './list-weak-pairs.ts'

/** The pairs of colours whose contrast a turn of the primary hue may change. */
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
