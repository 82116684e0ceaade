import type { Page } from '../../kit/src/site/to-site.ts'
import { renderPage } from '../markdown/render-page.ts'
import { framePreview } from './frame-preview.ts'
import { listLonePreviews } from './list-lone-previews.ts'
import type { LiveSite } from './live-site.ts'
import { toKey } from './to-key.ts'
import { toPageKey } from './to-page-key.ts'

/**
 * Lets `virtual:site/pages` reach what is in memory: Astro builds pages as modules of their own, and
 * a module that held all texts would be another one after each edit. A build has one live example,
 * `framePreview`, in the place of all.
 */
export function sharePages(live: LiveSite, { isBuild }: { isBuild: boolean }): void {
  const find = (id: string): Page => live.site.pages.find(({ route }) => route.id === id)!
  Object.assign(globalThis, {
    [Symbol.for('site:pages')]: {
      renderPage: (id: string) => renderPage(live, find(id)),
      toCacheKey(id: string) {
        const page = find(id)
        const day = live.lastUpdated.get(page.markdown.file) ?? ''
        return toKey(toPageKey(live, page), JSON.stringify(page.route), day)
      },
      listPreviews: () => (isBuild ? [framePreview] : listLonePreviews(live)),
    },
  })
}
