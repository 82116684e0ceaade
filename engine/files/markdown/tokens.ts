import { inlineCode, markdownTable } from '../../library/markdown/write.ts'
import type { Catalog } from '../../schema/catalog.ts'
import type { MeasuredTokenGroup } from '../../schema/tokens.ts'
import { toTokenCss, toTokenVariable } from '../../library/tokens/tokens-css.ts'
import { listThemeKnobs } from '../../library/tokens/theme.ts'

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

/** The numbers of a theme as a Markdown list, each with the custom properties that follow it. */
export function toThemeKnobsMarkdown(catalog: Pick<Catalog, 'library' | 'tokens'>): string {
  return listThemeKnobs(catalog)
    .map(({ label, value, unit, min, max, colors, lengths }) => {
      const variables = [...colors, ...lengths].map(({ variable }) => inlineCode(variable))
      return `- ${label}, ${min} to ${max} ${unit}, here ${value} ${unit}: ${variables.join(', ')}`
    })
    .join('\n')
}
