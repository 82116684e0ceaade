import type { ThemeChange } from './theme-changes.ts'
import type { ThemeSource } from './theme-source.ts'
import { tailwindNamespaces } from './tokens-css.ts'

/** Writes the changes of a theme as a rule of CSS. Empty if there are none. */
export function toThemeCss(changes: ThemeChange[]): string {
  return toRule(
    ':root',
    changes.map(({ variable, css }) => `${variable}: ${css};`),
  )
}

/**
 * Writes the changes of a theme as a theme of Tailwind 4, with the aliases of colours. Omits spacing,
 * for which Tailwind has a scale of its own.
 */
export function toThemeTailwind(changes: ThemeChange[]): string {
  const lines = changes.flatMap(({ group, name, aliases, css }) => {
    const namespace = Object.hasOwn(tailwindNamespaces, group) && tailwindNamespaces[group]
    return namespace ? [name, ...aliases].map((one) => `--${namespace}-${one}: ${css};`) : []
  })
  return toRule('@theme', lines)
}

function toRule(start: string, lines: string[]): string {
  return lines.length ? `${start} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n` : ''
}

/**
 * Writes the changes of a theme in the Design Tokens format. Colours have the values of the light
 * scheme, and those of the dark one in the extension with the package's name.
 */
export function toThemeDtcg(source: ThemeSource, changes: ThemeChange[]): string {
  if (!changes.length) return ''
  const groups = Object.fromEntries(
    [...Map.groupBy(changes, ({ group }) => group)].map(([group, tokens]) => [
      group,
      {
        $type: tokens[0]!.type,
        ...Object.fromEntries(
          tokens.map(({ name, value, dark }) => [
            name,
            {
              $value: value,
              ...(dark !== undefined && { $extensions: { [source.package]: { dark } } }),
            },
          ]),
        ),
      },
    ]),
  )
  return `${JSON.stringify(groups, null, 2)}\n`
}
