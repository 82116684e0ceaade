import { markdownTwins } from '@kit-edge/engine/site/expand-content.ts'
import { toSiteIndexFile } from '@kit-edge/engine/search/site-index.ts'
import { toSiteTextFile } from '@kit-edge/engine/search/site-text.ts'
import type { DocSite } from './content/doc-site.ts'
import type { PublishedFile } from './http/publish-files.ts'

/**
 * Publishes what the search of the site loads: `/search.json` with the names, keywords and headings
 * when it opens, and `/search-text.json` with the text of the pages when somebody types.
 */
export function searchFiles({
  catalog,
  pages,
}: Pick<DocSite, 'catalog' | 'pages'>): PublishedFile[] {
  const twins = markdownTwins(catalog)
  return [
    { path: '/search.json', text: () => JSON.stringify(toSiteIndexFile(catalog, pages)) },
    { path: '/search-text.json', text: () => JSON.stringify(toSiteTextFile(pages, twins)) },
  ]
}
