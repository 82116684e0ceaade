import { escapeHtml } from '../edge/escape-html.ts'
import type { Catalog } from '../schema/catalog.ts'
import { toHostUrl } from './to-host-url.ts'

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
