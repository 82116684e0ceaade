import type { Library } from '../../schema/library.ts'
import type { TokenGroup } from '../../schema/tokens.ts'

/**
 * Generates the stylesheet of the tokens: the order of the cascade layers, and every token as a
 * custom property. Colours follow the system's colour scheme, or `data-theme` on any element.
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

type Dimension = { value: number; unit: string }

const dimension = ({ value, unit }: Dimension) => `${value}${unit}`
const oklch = (color: number[]) => `oklch(${color.join(' ')})`

/** Returns the CSS text of each token of a group, in order. */
export function toTokenCss(group: TokenGroup): string[] {
  switch (group.type) {
    case 'color':
      return group.tokens.map(({ light, dark }) => `light-dark(${oklch(light)}, ${oklch(dark)})`)
    case 'dimension':
    case 'duration':
      return group.tokens.map(({ value }) =>
        group.type === 'duration' ? `${value.value}${value.unit}` : dimension(value),
      )
    case 'fontFamily':
      return group.tokens.map(({ value }) =>
        value
          .map((family) => (/^-?[a-z_][\w-]*$/i.test(family) ? family : JSON.stringify(family)))
          .join(', '),
      )
    case 'fontWeight':
    case 'number':
      return group.tokens.map(({ value }) => String(value))
    case 'cubicBezier':
      return group.tokens.map(({ value }) => `cubic-bezier(${value.join(', ')})`)
    case 'shadow':
      return group.tokens.map(({ value }) =>
        value
          .map(
            ({ x, y, blur, spread, alpha }) =>
              `${[x, y, blur, spread].map(dimension).join(' ')} oklch(0 0 0 / ${alpha})`,
          )
          .join(', '),
      )
  }
}

/** Returns the CSS custom property of a token, `--acme-color-primary`. */
export function toTokenVariable(
  { namespace }: Pick<Library, 'namespace'>,
  group: { name: string },
  token: { name: string },
): string {
  return `--${namespace}-${group.name}-${token.name}`
}

/**
 * The cascade layers of a page, weakest first. `app` is for the rules of the application: they
 * override a reset, but not components and utilities.
 */
export const layers = ['theme', 'base', 'app', 'components', 'utilities'] as const

/**
 * Tailwind's names for the groups of tokens. Omits spacing, because it matches Tailwind's own
 * scale, and shadows, because a shadow in a variable can no longer be given a colour.
 */
export const tailwindNamespaces: Record<string, string> = {
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
    const namespace =
      Object.hasOwn(tailwindNamespaces, group.name) && tailwindNamespaces[group.name]
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
