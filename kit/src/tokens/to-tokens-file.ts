import type { JsonValue } from '../edge/index.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { TokensFile } from '../schema/files.ts'
import type { TokenGroup } from '../schema/tokens.ts'
import { toDocsUrl } from '../outputs/to-docs-url.ts'
import { toSchemaPath } from '../outputs/to-schema-path.ts'
import { toDtcgColor } from './to-dtcg-color.ts'
import { toTokenVariable } from './to-token-variable.ts'

type Token = { $value: JsonValue; $description?: string; $extensions?: Record<string, JsonValue> }

/**
 * `/tokens.json`: the design tokens in the Design Tokens format, edition 2025.10, colours as in
 * the light scheme. The CSS variable of a colour is in the extension of the package's name.
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
