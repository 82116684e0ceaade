import type { Page } from '../../kit/src/site/to-site.ts'
import type { LiveSite } from './live-site.ts'
import { toKey } from './to-key.ts'

/** A key of all that the HTML of a page depends on: its text, the library and what renders it. */
export function toPageKey(live: LiveSite, { markdown, route }: Page): string {
  return toKey(live.digest, live.site.catalog.library.docsUrl, route.id, markdown.text)
}
