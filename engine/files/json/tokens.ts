import type { JsonValue } from '../../tags/index.ts'
import type { Catalog } from '../../schema/catalog.ts'
import type { TokensFile, TokensResolverFile } from '../../schema/files.ts'
import type { TokenGroup } from '../../schema/tokens.ts'
import { toDocsUrl } from '../../catalog/urls.ts'
import { toSchemaPath } from '../../catalog/paths.ts'
import { toTokenVariable } from '../../library/tokens/tokens-css.ts'

type Token = { $value: JsonValue; $description?: string; $extensions?: Record<string, JsonValue> }

/**
 * Generates `/tokens.json`: the design tokens in the Design Tokens format, edition 2025.10, with
 * the colours of the light scheme. The CSS variable of a colour is in the extension with the
 * package's name.
 */
export function toTokensFile({ library, tokens }: Catalog): TokensFile {
  return {
    $schema: toDocsUrl(library, toSchemaPath('tokens')),
    ...Object.fromEntries(
      tokens.map((group) => [
        group.name,
        {
          $type: group.type,
          $description: group.description,
          ...Object.fromEntries(toDtcgTokens(group, library)),
        },
      ]),
    ),
  } as TokensFile
}

function toDtcgTokens(group: TokenGroup, library: Catalog['library']): [string, Token][] {
  if (group.type === 'color') {
    return group.tokens.map(({ name, light, description }) => [
      name,
      {
        $value: toDtcgColor(light),
        $description: description,
        $extensions: { [library.package]: { variable: toTokenVariable(library, group, { name }) } },
      },
    ])
  }
  if (group.type === 'shadow') {
    return group.tokens.map(({ name, value, description }) => [
      name,
      {
        $value: value.map(({ x, y, blur, spread, alpha }) => ({
          color: toDtcgColor([0, 0, 0], alpha),
          offsetX: x,
          offsetY: y,
          blur,
          spread,
        })),
        ...(description && { $description: description }),
      },
    ])
  }
  return group.tokens.map(({ name, value, description }) => [
    name,
    { $value: value as JsonValue, ...(description && { $description: description }) },
  ])
}

/** Generates `/dark.tokens.json`: colours of the dark scheme, which override `/tokens.json`. */
export function toDarkTokensFile({ library, tokens }: Catalog): TokensFile {
  return {
    $schema: toDocsUrl(library, toSchemaPath('tokens')),
    ...Object.fromEntries(
      tokens.flatMap((group) => {
        if (group.type !== 'color') return []
        const dark = group.tokens.map(({ name, dark, description }) => [
          name,
          { $value: toDtcgColor(dark), $description: description },
        ])
        const { name, type, description } = group
        return [[name, { $type: type, $description: description, ...Object.fromEntries(dark) }]]
      }),
    ),
  } as TokensFile
}

/** Writes a colour in the Design Tokens format, from lightness, chroma and hue in OKLCH. */
function toDtcgColor([l, c, h]: [number, number, number], alpha?: number) {
  return { colorSpace: 'oklch', components: [l, c, h], ...(alpha !== undefined && { alpha }) }
}

/**
 * Generates `/tokens.resolver.json`: how the token files combine to the light and the dark scheme,
 * in the Resolver module of the Design Tokens format.
 */
export function toTokensResolverFile({ library }: Catalog): TokensResolverFile {
  return {
    $schema: toDocsUrl(library, toSchemaPath('tokens-resolver')),
    name: library.name,
    version: '2025.10',
    sets: { base: { sources: [{ $ref: './tokens.json' }] } },
    modifiers: {
      theme: { contexts: { light: [], dark: [{ $ref: './dark.tokens.json' }] }, default: 'light' },
    },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
  }
}
