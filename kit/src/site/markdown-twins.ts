import type { MarkdownTwin } from '../markdown/index.ts'
import { toComponentListMarkdown, toItems } from '../outputs/to-component-list-markdown.ts'
import { toThemeKnobsMarkdown } from '../outputs/to-theme-knobs-markdown.ts'
import type { Catalog } from '../schema/catalog.ts'

/** What stands in the published Markdown for each component that MDX pages may use. */
export function markdownTwins(catalog: Catalog): Record<string, MarkdownTwin> {
  return {
    ComponentCards: () => toItems(catalog.components),
    Gallery: () => toComponentListMarkdown(catalog),
    ThemeKnobs: () => toThemeKnobsMarkdown(catalog),
  }
}
