import type { AstroIntegration } from 'astro'
import { toMarkdownPath } from '../kit/src/outputs/to-markdown-path.ts'
import type { LiveSite } from './shared/live-site.ts'
import { publishFiles } from './shared/publish-files.ts'
import { toPageMarkdown } from './shared/to-page-markdown.ts'

/**
 * Publishes the Markdown of every page at `/<page>.md`, and where a page has moved from, a line that
 * says where it is now.
 */
export function rawMarkdown(live: LiveSite): AstroIntegration {
  return publishFiles('raw-markdown', live, ({ site }) =>
    site.pages.flatMap((page) => {
      const path = toMarkdownPath(page.route.path)
      const { title } = page.route
      const moved = `# ${title}\n\nThis page has moved: [${title}](${site.catalog.library.docsUrl}${path})\n`
      return [
        { path, text: toPageMarkdown(live, page) },
        ...(page.frontMatter.movedFrom ?? []).map((old) => ({
          path: toMarkdownPath(old),
          text: moved,
        })),
      ]
    }),
  )
}
