import { toSitemapMd, toSitemapXml } from '@kit-edge/engine/files/crawlers/sitemap.ts'
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
