import { inlineCode } from '../markdown/inline-code.ts'
import { markdownTable } from '../markdown/markdown-table.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { TokenGroup } from '../schema/tokens.ts'
import { listContrasts } from '../tokens/list-contrasts.ts'
import { toTokenCss } from '../tokens/to-token-css.ts'
import { toTokenVariable } from '../tokens/to-token-variable.ts'

/** Every design token as a Markdown table a group; colours with the contrast of their pair. */
export function toTokensMarkdown({ library, tokens }: Catalog): string {
  return tokens
    .map((group) => {
      const table = group.type === 'color' ? toColorTable : toValueTable
      return `### ${group.name}\n\n${group.description}\n\n${table(library, group, tokens)}`
    })
    .join('\n\n')
}

function toValueTable(library: Catalog['library'], group: TokenGroup): string {
  const values = toTokenCss(group)
  return markdownTable(
    ['Variable', 'Value'],
    group.tokens.map((token, index) => [
      inlineCode(toTokenVariable(library, group, token)),
      inlineCode(values[index]!),
    ]),
  )
}

function toColorTable(
  library: Catalog['library'],
  group: TokenGroup,
  groups: TokenGroup[],
): string {
  const contrasts = listContrasts(groups)
  return markdownTable(
    ['Variable', 'Use', 'Contrast, light and dark'],
    group.tokens.map((token) => {
      const pair = contrasts.find(({ name }) => name === token.name)
      return [
        inlineCode(toTokenVariable(library, group, token)),
        token.description ?? '–',
        pair ? `${pair.light} and ${pair.dark} on ${inlineCode(pair.against)}` : '–',
      ]
    }),
  )
}
