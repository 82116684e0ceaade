import type { LiveSite } from '../shared/live-site.ts'
import { renderPage } from './render-page.ts'
import { toExample } from './to-example.ts'
import { toFragment } from './to-fragment.ts'

/** Pages that are rendered at a time: enough to keep the thread that prints code busy. */
const width = 64

/**
 * Renders every page of Markdown, and the live examples of those of MDX, so that Astro finds their
 * HTML and code made; then the thread that printed code leaves its memory to others.
 */
export async function renderPages(live: LiveSite): Promise<void> {
  const pages = live.site.pages.values()
  const renderRest = async () => {
    for (const page of pages) {
      if (page.markdown.mdx === null) await renderPage(live, page)
      else for (const preview of page.previews) await toExample(live, preview, toFragment)
    }
  }
  await Promise.all(Array.from({ length: width }, renderRest))
  await live.printer.close()
}
