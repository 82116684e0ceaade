import { inlineCode } from '../markdown/inline-code.ts'
import { markdownTable } from '../markdown/markdown-table.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { MeasuredTokenGroup } from '../schema/tokens.ts'
import { toTokenCss } from '../tokens/to-token-css.ts'
import { toTokenVariable } from '../tokens/to-token-variable.ts'

/** Every design token as a Markdown table a group; colours with the contrast of their pair. */
export function toTokensMarkdown({ library, tokens }: Catalog): string {
  return tokens
    .map((group) => {
      const table =
        group.type === 'color' ? toColorTable(library, group) : toValueTable(library, group)
      return `### ${group.name}\n\n${group.description}\n\n${table}`
    })
    .join('\n\n')
}

function toValueTable(library: Catalog['library'], group: MeasuredTokenGroup): string {
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
  group: Extract<MeasuredTokenGroup, { type: 'color' }>,
): string {
  return markdownTable(
    ['Variable', 'Use', 'Contrast, light and dark'],
    group.tokens.map((token) => [
      inlineCode(toTokenVariable(library, group, token)),
      token.description,
      token.contrast
        ? `${token.contrast.light} and ${token.contrast.dark} on ${inlineCode(token.pairsWith!)}`
        : '–',
    ]),
  )
}
