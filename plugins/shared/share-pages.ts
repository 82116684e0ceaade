import type { Preview } from '../../kit/src/site/list-previews.ts'
import type { Page } from '../../kit/src/site/to-site.ts'
import { renderPage } from '../markdown/render-page.ts'
import type { LiveSite } from './live-site.ts'
import { renderLonePreview } from './render-lone-preview.ts'
import { toKey } from './to-key.ts'
import { toPageKey } from './to-page-key.ts'

/**
 * Lets `virtual:site/pages` reach what is in memory: Astro builds pages as modules of their own, and
 * a module that held all texts would be another one after each edit.
 */
export function sharePages(live: LiveSite): void {
  const findPage = (id: string): Page => live.site.pages.find(({ route }) => route.id === id)!
  const findPreview = (path: string): Preview => {
    for (const { previews } of live.site.pages) {
      const preview = previews.find((one) => one.path === path)
      if (preview) return preview
    }
    throw new Error(`Cannot find the example \`${path}\`, expected that of a page.`)
  }
  Object.assign(globalThis, {
    [Symbol.for('site')]: {
      renderPage: (id: string) => renderPage(live, findPage(id)),
      toCacheKey(id: string) {
        const page = findPage(id)
        const day = live.lastUpdated.get(page.markdown.file) ?? ''
        return toKey(toPageKey(live, page), JSON.stringify(page.route), day)
      },
      renderPreview: (path: string) => renderLonePreview(live, findPreview(path)),
      toPreviewCacheKey: (path: string) =>
        toKey(live.toJSON(), live.site.catalog.library.docsUrl, JSON.stringify(findPreview(path))),
    },
  })
}
