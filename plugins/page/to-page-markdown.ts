import { toRawMarkdown } from '@kit-edge/engine/library/markdown/index.ts'
import { toDocsUrl, toHostUrl } from '@kit-edge/engine/files/urls.ts'
import { toMarkdownPath } from '@kit-edge/engine/files/paths.ts'
import { markdownTwins } from '@kit-edge/engine/library/pages/expand-content.ts'
import { onceFor } from '@kit-edge/engine/library/once-for.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import type { Page } from '@kit-edge/engine/library/pages/sources.ts'
import type { DocSite } from '../content/doc-site.ts'

/** Texts that were asked for before: that of a page, and all pages, have the same. */
const texts = new WeakMap<Page, string>()
const listPaths = onceFor(({ routes }: Catalog) => new Set(routes.map(({ path }) => path)))

/**
 * The published Markdown of a page: its links are absolute, or from the root while there is no host,
 * and those to pages end in `.md`.
 */
export function toPageMarkdown(site: DocSite, page: Page): string {
  const text = texts.get(page) ?? toText(site, page)
  texts.set(page, text)
  return text
}

function toText({ catalog, lastUpdated }: DocSite, { route, markdown }: Page): string {
  const { library, components } = catalog
  const component = components.find(({ name }) => name === route.component)
  const day = lastUpdated.get(markdown.file)
  const pages = listPaths(catalog)
  const canonical = toHostUrl(library, route.path)
  return toRawMarkdown({
    page: markdown,
    title: route.title,
    frontMatter: {
      title: route.title,
      description: route.description,
      ...(canonical !== null && { canonical_url: canonical }),
      ...(day && { last_updated: day }),
      ...(component && { tag: component.tag, category: component.category }),
    },
    indexUrl: toDocsUrl(library, '/llms.txt'),
    rewrite(url) {
      if (!url.startsWith('/')) return url
      const { pathname, search, hash } = new URL(url, 'http://localhost')
      const path = pages.has(pathname) ? toMarkdownPath(pathname) : pathname
      return toDocsUrl(library, `${path}${search}${hash}`)
    },
    twins: markdownTwins(catalog),
  })
}
