import type { AstroIntegration } from 'astro'
import { readProse } from '../kit/io/read-prose.ts'
import { toMarkdownPath } from '../kit/src/outputs/to-markdown-path.ts'
import { toNotFoundMarkdown } from '../kit/src/outputs/to-not-found-markdown.ts'
import type { LiveSite } from './shared/live-site.ts'
import { publishFiles } from './shared/publish-files.ts'
import { toPageMarkdown } from './shared/to-page-markdown.ts'

/** Publishes the Markdown of every page at `/<page>.md`, and `/404.md` for what is not there. */
export function rawMarkdown(live: LiveSite): AstroIntegration {
  return publishFiles('raw-markdown', live, async ({ site }) => [
    ...site.pages.map((page) => ({
      path: toMarkdownPath(page.route.path),
      text: toPageMarkdown(live, page),
    })),
    { path: '/404.md', text: toNotFoundMarkdown(site.catalog, await readProse('not-found.md')) },
  ])
}
