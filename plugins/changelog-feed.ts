import { getRssString } from '@astrojs/rss'
import { slug } from 'github-slugger'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toHast } from 'mdast-util-to-hast'
import { toHtml } from 'hast-util-to-html'
import { hasFeed } from '@kit-edge/engine/catalog/paths.ts'
import type { DocSite } from './content/doc-site.ts'
import type { PublishedFile } from './http/publish-files.ts'

/**
 * Publishes `/changelog.xml`, an RSS feed with an item for each release. There is no feed before
 * the first release, or without a documentation host: the links of a feed are absolute.
 */
export async function changelogFeed({
  catalog,
}: Pick<DocSite, 'catalog'>): Promise<PublishedFile[]> {
  const { library, releases } = catalog
  const { docsUrl } = library
  if (!hasFeed(catalog) || docsUrl === undefined) return []
  const text = await getRssString({
    title: library.name,
    description: library.summary,
    site: docsUrl,
    trailingSlash: false,
    items: releases
      .filter(({ date }) => date)
      .map(({ version, date, markdown }) => ({
        title: `${library.name} ${version}`,
        link: `${docsUrl}/changelog#${slug(`Version ${version}, ${date}`)}`,
        pubDate: new Date(date!),
        content: toHtml(toHast(fromMarkdown(markdown))),
      })),
  })
  return [{ path: '/changelog.xml', text: `${text}\n` }]
}
