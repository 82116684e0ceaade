import type { Catalog } from '../schema/catalog.ts'
import type { TokensResolverFile } from '../schema/files.ts'
import { toDocsUrl } from '../outputs/to-docs-url.ts'
import { toSchemaPath } from '../outputs/to-schema-path.ts'

/**
 * `/tokens.resolver.json`: how the files of tokens make the light and the dark scheme, in the
 * Resolver module of the Design Tokens format.
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
