import type { Catalog } from '../../kit/src/schema/catalog.ts'
import { toTokenCss } from '../../kit/src/tokens/to-token-css.ts'
import { siteFallbacks } from './site-fallbacks.ts'

/** The colour of the page's ground in each scheme as CSS, for the bar of the browser. */
export function toThemeColors({ tokens }: Pick<Catalog, 'tokens'>): {
  light: string
  dark: string
} {
  const group = tokens.find(({ name }) => name === 'color')
  const index = group?.tokens.findIndex(({ name }) => name === 'background') ?? -1
  const css = group && index >= 0 ? toTokenCss(group)[index]! : siteFallbacks['color-background']!
  const [, light, dark] = /^light-dark\((.*\)), (.*)\)$/.exec(css)!
  return { light: light!, dark: dark! }
}
