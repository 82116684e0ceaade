import type { Page } from '../../kit/src/site/to-site.ts'
import type { LiveSite } from './live-site.ts'
import { toKey } from './to-key.ts'

/** Keys that were asked for before, each with the digest of the library and the engine. */
const keys = new WeakMap<Page, { digest: string; key: string }>()

/** A key of all that the HTML of a page depends on: its text, the library and what renders it. */
export function toPageKey(live: LiveSite, page: Page): string {
  const { digest } = live
  const known = keys.get(page)
  if (known?.digest === digest) return known.key
  const { docsUrl = '' } = live.site.catalog.library
  const key = toKey(digest, docsUrl, page.route.id, page.markdown.text)
  keys.set(page, { digest, key })
  return key
}
