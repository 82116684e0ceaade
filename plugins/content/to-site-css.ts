import type { Catalog } from '../../kit/src/schema/catalog.ts'
import { siteFallbacks } from './site-fallbacks.ts'

/** The custom properties of the documentation, `--site-color-background`. */
export function toSiteCss({ library, tokens }: Catalog): string {
  const names = new Set(
    tokens.flatMap((group) => group.tokens.map((token) => `${group.name}-${token.name}`)),
  )
  const declarations = Object.entries(siteFallbacks).map(([name, fallback]) => {
    const value = names.has(name) ? `var(--${library.namespace}-${name})` : fallback
    return `    --site-${name}: ${value};`
  })
  return `@layer theme {\n  :root {\n${declarations.join('\n')}\n  }\n}\n`
}
