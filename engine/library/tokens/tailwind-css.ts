import type { Library } from '../../schema/library.ts'
import type { TokenGroup } from '../../schema/tokens.ts'
import { toTokenVariable } from './tokens-css.ts'

/**
 * Tailwind's names for the groups of tokens. Omits spacing, because it matches Tailwind's own
 * scale, and shadows, because a shadow in a variable can no longer be given a colour.
 */
const namespaces: Record<string, string> = {
  color: 'color',
  radius: 'radius',
  font: 'font',
  text: 'text',
  weight: 'font-weight',
  leading: 'leading',
  duration: 'transition-duration',
  easing: 'ease',
}

/**
 * Generates the stylesheet that turns the tokens into utilities of Tailwind 4, such as
 * `bg-primary`, including the aliases of a colour. `dark:` follows `data-theme`, as the tokens do.
 */
export function toTailwindCss(library: Pick<Library, 'namespace'>, groups: TokenGroup[]): string {
  const declarations = groups.flatMap((group) => {
    const namespace = Object.hasOwn(namespaces, group.name) && namespaces[group.name]
    if (!namespace) return []
    return group.tokens.flatMap((token) => {
      const aliases = 'aliases' in token ? (token.aliases ?? []) : []
      const value = `var(${toTokenVariable(library, group, token)})`
      return [token.name, ...aliases].map((name) => `  --${namespace}-${name}: ${value};`)
    })
  })
  return `@theme inline {
${declarations.join('\n')}
}

@custom-variant dark {
  @media (prefers-color-scheme: dark) {
    &:where(:not([data-theme='light'], [data-theme='light'] *)) {
      @slot;
    }
  }

  &:where([data-theme='dark'], [data-theme='dark'] *:not([data-theme='light'], [data-theme='light'] *)) {
    @slot;
  }
}
`
}
