import type { Page } from '../../kit/src/site/to-site.ts'
import type { LiveSite } from '../shared/live-site.ts'
import { toPageKey } from '../shared/to-page-key.ts'
import { renderAnew } from './render-anew.ts'

/** The HTML of a page of Markdown, which an earlier build may have rendered. */
export async function renderPage(live: LiveSite, page: Page): Promise<string> {
  return live.caches?.pages.get(toPageKey(live, page)) ?? (await renderAnew(live, page)).html
}
