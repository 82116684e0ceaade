import {
  expandPage,
  parsePage,
  replaceComponents,
  type Expander,
  type PageHeading,
  type PageMarkdown,
  type ParsePage,
  type MarkdownTwin,
} from '../markdown/index.ts'
import {
  toAccessibilityMarkdown,
  toChangelogMarkdown,
  toCommandsMarkdown,
  toScriptsMarkdown,
  toThemeKnobsMarkdown,
  toTokensMarkdown,
} from '../../files/markdown/directive-content.ts'
import { toApiMarkdown } from '../../files/markdown/api.ts'
import { toComponentListMarkdown, toItems } from '../../files/markdown/component-list.ts'
import type { Catalog } from '../../schema/catalog.ts'
import type { Component } from '../../schema/component.ts'
import { listExamples, type PageExample } from './examples.ts'

/** A page as readers get it: its directives expanded, its live examples named. */
type ExpandedContent = {
  /** The component the page documents */
  component: Component | null
  markdown: PageMarkdown
  /** Those of components in MDX pages too */
  headings: PageHeading[]
  examples: PageExample[]
}

/**
 * Expands a page: a line `::accessibility`, `::changelog`, `::commands`, `::components`,
 * `::scripts` or `::tokens` becomes the Markdown that it stands for, and `::api` on the page of a
 * component.
 * @param title names an example that stands before the first heading
 * @param parse stands for `parsePage`
 */
export function expandContent(
  catalog: Catalog,
  { id, title }: { id: string; title: string },
  source: PageMarkdown,
  parse: ParsePage = parsePage,
): ExpandedContent {
  const name = id.split('/').at(-1)!
  const component = id.startsWith('components/')
    ? (catalog.components.find((candidate) => candidate.name === name) ?? null)
    : null
  const markdown = expandPage(source, toExpanders(catalog, component), parse)
  return {
    component,
    markdown,
    headings: listAllHeadings(catalog, markdown),
    examples: listExamples(markdown, { id, title }),
  }
}

/** What a component of an MDX page shows, its twin says in Markdown. */
function listAllHeadings(catalog: Catalog, markdown: PageMarkdown): PageHeading[] {
  if (!markdown.mdx) return markdown.headings
  const text = replaceComponents(markdown, markdownTwins(catalog))
  return parsePage(text, { file: markdown.file }).headings
}

function toExpanders(catalog: Catalog, component: Component | null): Record<string, Expander> {
  return {
    ...(component && { api: () => toApiMarkdown(component, catalog) }),
    accessibility: () => toAccessibilityMarkdown(catalog),
    changelog: () => toChangelogMarkdown(catalog),
    commands: () => toCommandsMarkdown(catalog),
    components: () => toComponentListMarkdown(catalog),
    scripts: () => toScriptsMarkdown(catalog),
    tokens: () => toTokensMarkdown(catalog),
  }
}

/** What stands in the published Markdown for each component that MDX pages may use. */
export function markdownTwins(catalog: Catalog): Record<string, MarkdownTwin> {
  return {
    ComponentCards: () => toItems(catalog.components),
    Gallery: () => toComponentListMarkdown(catalog),
    ThemeKnobs: () => toThemeKnobsMarkdown(catalog),
  }
}
