import { escapeHtml } from '../../tags/runtime/escape-html.ts'
import type { Catalog } from '../../schema/catalog.ts'
import { toHostUrl, toDocsUrl } from '../urls.ts'
import { linkSections } from '../../library/markdown/write.ts'
import { toMarkdownPath } from '../paths.ts'

/**
 * Generates `/sitemap.xml`: every page for search engines, in navigation order.
 * @param days date of the last change by path of the page, `2026-01-31`; may lack pages
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
 * Generates `/sitemap.md`: the Markdown of every page, by section in navigation order.
 * @param days date of the last change by path of the page, `2026-01-31`; may lack pages
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
