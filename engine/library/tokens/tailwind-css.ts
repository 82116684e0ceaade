import type { Library } from '../../schema/library.ts'
import type { TokenGroup } from '../../schema/tokens.ts'
import { toTokenVariable } from './tokens-css.ts'

/**
 * What Tailwind calls the groups of tokens. Distances are Tailwind's own multiples already, and a
 * shadow that is a variable could no longer be given a colour: those stay as they are.
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
 * The style sheet that makes the tokens utilities of Tailwind 4, `bg-primary`, also by the other
 * names that a colour has; `dark:` follows `data-theme` as the tokens do.
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
