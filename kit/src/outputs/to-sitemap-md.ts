import { escapeBrackets } from '../markdown/escape-brackets.ts'
import type { Catalog } from '../schema/catalog.ts'
import { listBySection } from './list-by-section.ts'
import { toDocsUrl } from './to-docs-url.ts'
import { toMarkdownPath } from './to-markdown-path.ts'

/**
 * `/sitemap.md`: the Markdown of every page, by section in navigation order.
 * @param days of the last change of each page, `2026-01-31` by its path; pages without one have none
 */
export function toSitemapMd(catalog: Catalog, days: ReadonlyMap<string, string>): string {
  const { library } = catalog
  const sections = listBySection(catalog).map(({ section, routes }) => {
    const links = routes.map(({ path, title }) => {
      const day = days.get(path)
      return `- [${escapeBrackets(title)}](${toDocsUrl(library, toMarkdownPath(path))})${day ? `, changed on ${day}` : ''}`
    })
    return `## ${section}\n\n${links.join('\n')}\n`
  })
  return `# Pages of ${library.name}\n\n> Documentation index: ${toDocsUrl(library, '/llms.txt')}\n\n${sections.join('\n')}`
}
