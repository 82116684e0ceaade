import {
  expandPage,
  parsePage,
  replaceComponents,
  type Expander,
  type PageHeading,
  type PageMarkdown,
  type ParsePage,
} from '../markdown/index.ts'
import { toAccessibilityMarkdown } from '../outputs/to-accessibility-markdown.ts'
import { toApiMarkdown } from '../outputs/to-api-markdown.ts'
import { toChangelogMarkdown } from '../outputs/to-changelog-markdown.ts'
import { toCommandsMarkdown } from '../outputs/to-commands-markdown.ts'
import { toComponentListMarkdown } from '../outputs/to-component-list-markdown.ts'
import { toScriptsMarkdown } from '../outputs/to-scripts-markdown.ts'
import { toTokensMarkdown } from '../outputs/to-tokens-markdown.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Component } from '../schema/component.ts'
import { markdownTwins } from './markdown-twins.ts'
import { listExamples, type PageExample } from './list-examples.ts'

/** A page as readers get it: its directives expanded, its live examples named. */
export type ExpandedContent = {
  /** The component the page documents */
  component: Component | null
  markdown: PageMarkdown
  /** Those of components in MDX pages too */
  headings: PageHeading[]
  previews: PageExample[]
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
    previews: listExamples(markdown, { id, title }),
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
