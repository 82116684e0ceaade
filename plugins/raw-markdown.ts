import type { AstroIntegration } from 'astro'
import { toMarkdownPath } from '../kit/src/outputs/to-markdown-path.ts'
import type { LiveSite } from './shared/live-site.ts'
import { publishFiles } from './shared/publish-files.ts'
import { toPageMarkdown } from './shared/to-page-markdown.ts'

/** Publishes the Markdown of every page at `/<page>.md`. */
export function rawMarkdown(live: LiveSite): AstroIntegration {
  return publishFiles('raw-markdown', live, ({ site }) =>
    site.pages.map((page) => ({
      path: toMarkdownPath(page.route.path),
      text: toPageMarkdown(live, page),
    })),
  )
}
