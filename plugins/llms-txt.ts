import type { AstroIntegration } from 'astro'
import { readProse } from '../kit/io/read-prose.ts'
import { toLlmsTxt } from '../kit/src/outputs/to-llms-txt.ts'
import type { LiveSite } from './shared/live-site.ts'
import { publishFiles } from './shared/publish-files.ts'
import { toPageMarkdown } from './shared/to-page-markdown.ts'

/** Publishes `/llms.txt` and `/llms-full.txt`, the text of every page in navigation order. */
export function llmsTxt(live: LiveSite): AstroIntegration {
  return publishFiles('llms-txt', live, async ({ site }) => [
    { path: '/llms.txt', text: toLlmsTxt(site.catalog, await readProse('llms-txt.md')) },
    {
      path: '/llms-full.txt',
      text: () => site.pages.map((page) => toPageMarkdown(live, page)).join('\n'),
    },
  ])
}
