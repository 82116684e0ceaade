import { toRawMarkdown } from '../../kit/src/markdown/index.ts'
import { toMarkdownPath } from '../../kit/src/outputs/to-markdown-path.ts'
import { toPageUrl } from '../../kit/src/outputs/to-page-url.ts'
import { markdownTwins } from '../../kit/src/site/markdown-twins.ts'
import type { Page } from '../../kit/src/site/to-site.ts'
import type { LiveSite } from './live-site.ts'

/** The published Markdown of a page: its links are absolute, and those to pages end in `.md`. */
export function toPageMarkdown({ site, lastUpdated }: LiveSite, { route, markdown }: Page): string {
  const { library, components, routes } = site.catalog
  const component = components.find(({ name }) => name === route.component)
  const day = lastUpdated.get(markdown.file)
  const pages = new Set(routes.map(({ path }) => path))
  return toRawMarkdown({
    page: markdown,
    title: route.title,
    frontMatter: {
      title: route.title,
      description: route.description,
      canonical_url: toPageUrl(library, route.path),
      ...(day && { last_updated: day }),
      ...(component && { tag: component.tag, category: component.category }),
    },
    indexUrl: `${library.docsUrl}/llms.txt`,
    rewrite(url) {
      if (!url.startsWith('/')) return url
      const { pathname, search, hash } = new URL(url, 'http://localhost')
      const path = pages.has(pathname) ? toMarkdownPath(pathname) : pathname
      return `${library.docsUrl}${path}${search}${hash}`
    },
    twins: markdownTwins(site.catalog),
  })
}
