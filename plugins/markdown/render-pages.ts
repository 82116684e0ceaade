import type { LiveSite } from '../shared/live-site.ts'
import { renderPage } from './render-page.ts'

/** Pages that are rendered at a time: enough to keep the thread that prints code busy. */
const width = 64

/** Renders every page of Markdown, so that Astro finds its HTML made. */
export async function renderPages(live: LiveSite): Promise<void> {
  const pages = live.site.pages.filter(({ markdown }) => markdown.mdx === null).values()
  const renderRest = async () => {
    for (const page of pages) await renderPage(live, page)
  }
  await Promise.all(Array.from({ length: width }, renderRest))
}
