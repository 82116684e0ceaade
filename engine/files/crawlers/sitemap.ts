import { escapeHtml } from '../../tags/runtime/escape-html.ts'
import type { Catalog } from '../../schema/catalog.ts'
import { toHostUrl, toDocsUrl } from '../urls.ts'
import { linkSections } from '../../library/markdown/write.ts'
import { toMarkdownPath } from '../paths.ts'

/**
 * `/sitemap.xml`: every page for search engines, in navigation order.
 * @param days of the last change of each page, `2026-01-31` by its path; pages without one have none
 */
export function toSitemapXml(
  { library, routes }: Catalog,
  days: ReadonlyMap<string, string>,
): string {
  const urls = routes.map(({ path }) => {
    const day = days.get(path)
    const lines = [
      `    <loc>${escapeHtml(toHostUrl(library, path)!)}</loc>`,
      ...(day ? [`    <lastmod>${day}</lastmod>`] : []),
    ]
    return `  <url>\n${lines.join('\n')}\n  </url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}

/**
 * `/sitemap.md`: the Markdown of every page, by section in navigation order.
 * @param days of the last change of each page, `2026-01-31` by its path; pages without one have none
 */
export function toSitemapMd(catalog: Catalog, days: ReadonlyMap<string, string>): string {
  const { library, routes } = catalog
  const links = routes.map(({ path, title, section }) => {
    const day = days.get(path)
    const url = toDocsUrl(library, toMarkdownPath(path))
    return { section, title, url, note: day && `, changed on ${day}` }
  })
  return `# Pages of ${library.name}\n\n> Documentation index: ${toDocsUrl(library, '/llms.txt')}\n\n${linkSections(links)}\n`
}
