import { parsePage, replaceComponents } from '../../kit/src/markdown/index.ts'
import { markdownTwins } from '../../kit/src/site/markdown-twins.ts'
import type { Page } from '../../kit/src/site/to-site.ts'
import type { LiveSite } from '../shared/live-site.ts'
import { toPageKey } from '../shared/to-page-key.ts'
import { takeDraft } from './draft-page.ts'
import { renderAnew } from './render-anew.ts'
import { toSearchedHtml } from './to-searched-html.ts'

/**
 * As much of a page as is searched; a page of Markdown is rendered whole, unless an earlier build has
 * done that. Of one of MDX it is what its Markdown says, which is known before Astro renders it.
 */
export async function renderSearched(live: LiveSite, page: Page): Promise<string> {
  const { file, mdx } = page.markdown
  if (mdx === null) {
    const known = live.caches?.searched.get(toPageKey(live, page))
    return known ?? (await renderAnew(live, page)).searched
  }
  const text = replaceComponents(page.markdown, markdownTwins(live.site.catalog))
  // Below an empty line a thematic break is no front matter.
  return toSearchedHtml(takeDraft(parsePage(`\n${text}`, { file }), live))
}
