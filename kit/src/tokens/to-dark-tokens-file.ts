import type { Catalog } from '../schema/catalog.ts'
import type { TokensFile } from '../schema/files.ts'
import { toDocsUrl } from '../outputs/to-docs-url.ts'
import { toSchemaPath } from '../outputs/to-schema-path.ts'
import { toDtcgColor } from './to-dtcg-color.ts'

/** `/dark.tokens.json`: the colours of the dark scheme, which take the place of those of all tokens. */
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
