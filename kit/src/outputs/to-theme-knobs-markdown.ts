import { inlineCode } from '../markdown/inline-code.ts'
import type { Catalog } from '../schema/catalog.ts'
import { listThemeKnobs } from '../tokens/list-theme-knobs.ts'

/** The numbers of a theme as a Markdown list, each with the custom properties that follow it. */
export function toThemeKnobsMarkdown(catalog: Pick<Catalog, 'library' | 'tokens'>): string {
  return listThemeKnobs(catalog)
    .map(({ label, value, unit, min, max, colors, lengths }) => {
      const variables = [...colors, ...lengths].map(({ variable }) => inlineCode(variable))
      return `- ${label}, ${min} to ${max} ${unit}, here ${value} ${unit}: ${variables.join(', ')}`
    })
    .join('\n')
}
