import { toMarkdownPath } from '@kit-edge/engine/catalog/paths.ts'
import { toDocsUrl, toHostUrl } from '@kit-edge/engine/catalog/urls.ts'
import { linkSections } from '@kit-edge/engine/library/markdown/write.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import { escapeHtml } from '@kit-edge/engine/tags'
import type { DocSite } from './content/doc-site.ts'
import type { PublishedFile } from './http/publish-files.ts'

/**
 * Publishes `/sitemap.md`, and with a documentation host also `/sitemap.xml`, whose URLs are
 * absolute.
 */
export function sitemap({
  catalog,
  pages,
  lastUpdated,
}: Pick<DocSite, 'catalog' | 'pages' | 'lastUpdated'>): PublishedFile[] {
  const days = new Map(
    pages.flatMap(({ route, markdown }) => {
      const day = lastUpdated.get(markdown.file)
      return day ? [[route.path, day] as const] : []
    }),
  )
  return [
    ...(catalog.library.docsUrl === undefined
      ? []
      : [{ path: '/sitemap.xml', text: toSitemapXml(catalog, days) }]),
    { path: '/sitemap.md', text: toSitemapMd(catalog, days) },
  ]
}

/**
 * Generates `/sitemap.xml`: every page for search engines, in navigation order, and the playground,
 * which is no page of the content.
 * @param days date of the last change by path of the page, `2026-01-31`; may lack pages
 */
export function toSitemapXml(
  { library, routes }: Catalog,
  days: ReadonlyMap<string, string>,
): string {
  const urls = [...routes.map(({ path }) => path), '/playground'].map((path) => {
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
