import type { Page } from '../../kit/src/site/to-site.ts'
import { goOn } from '../shared/go-on.ts'
import type { LiveSite } from '../shared/live-site.ts'
import { renderSearched } from './render-searched.ts'
import { toExample } from './to-example.ts'
import { toFragment } from './to-fragment.ts'

/** Pages that are rendered at a time: enough to keep the thread that prints code busy. */
const width = 64

/**
 * Renders every page of Markdown, and the live examples of those of MDX, so that Astro finds their
 * HTML and code made. Of each page it has, in their order, what is searched.
 */
export function renderPages(live: LiveSite): Promise<string>[] {
  const searched: Promise<string>[] = []
  for (const [index, page] of live.site.pages.entries()) {
    const before = searched[index - width] ?? Promise.resolve()
    searched.push(goOn(before.then(() => render(live, page))))
  }
  return searched
}

async function render(live: LiveSite, page: Page): Promise<string> {
  if (page.markdown.mdx !== null) {
    for (const preview of page.previews) await toExample(live, preview, toFragment)
  }
  return renderSearched(live, page)
}
