import type { AstroIntegration } from 'astro'
import { toSitemapMd } from '../kit/src/outputs/to-sitemap-md.ts'
import { toSitemapXml } from '../kit/src/outputs/to-sitemap-xml.ts'
import type { LiveSite } from './shared/live-site.ts'
import { publishFiles } from './shared/publish-files.ts'

/** Publishes `/sitemap.md`, and `/sitemap.xml` if there is a host: its URLs are absolute. */
export function sitemap(live: LiveSite): AstroIntegration {
  return publishFiles('sitemap', live, ({ site, lastUpdated }) => {
    const days = new Map(
      site.pages.flatMap(({ route, markdown }) => {
        const day = lastUpdated.get(markdown.file)
        return day ? [[route.path, day] as const] : []
      }),
    )
    return [
      ...(site.catalog.library.docsUrl === undefined
        ? []
        : [{ path: '/sitemap.xml', text: toSitemapXml(site.catalog, days) }]),
      { path: '/sitemap.md', text: toSitemapMd(site.catalog, days) },
    ]
  })
}
