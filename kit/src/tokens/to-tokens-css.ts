import type { Library } from '../schema/library.ts'
import type { TokenGroup } from '../schema/tokens.ts'
import { layers } from './layers.ts'
import { toTokenCss } from './to-token-css.ts'
import { toTokenVariable } from './to-token-variable.ts'

/**
 * The style sheet of the tokens: the order of the cascade layers and every token as a custom
 * property. Colours follow the system, or `data-theme` on any element.
 */
export function toTokensCss(library: Pick<Library, 'namespace'>, groups: TokenGroup[]): string {
  const declarations = groups.flatMap((group) => {
    const values = toTokenCss(group)
    return group.tokens.map(
      (token, index) => `    ${toTokenVariable(library, group, token)}: ${values[index]};`,
    )
  })
  return `@layer ${layers.join(', ')};

@layer theme {
  :root {
    color-scheme: light dark;

${declarations.join('\n')}
  }

  [data-theme='light'] {
    color-scheme: light;
  }

  [data-theme='dark'] {
    color-scheme: dark;
  }
}
`
}
