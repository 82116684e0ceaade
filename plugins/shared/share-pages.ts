import type { PageExample } from '../../kit/src/site/list-examples.ts'
import type { Page, Site } from '../../kit/src/site/to-site.ts'
import { renderPage } from '../markdown/render-page.ts'
import { framePreview } from './frame-preview.ts'
import type { LiveSite } from './live-site.ts'
import { renderLonePreview } from './render-lone-preview.ts'
import { toKey } from './to-key.ts'
import { toPageKey } from './to-page-key.ts'
import { toSiteModules } from './to-site-modules.ts'

/**
 * Lets `virtual:site/pages` reach what is in memory: Astro builds pages as modules of their own, and
 * a module that held all texts would be another one after each edit.
 */
export function sharePages(live: LiveSite): void {
  const findPage = (id: string): Page => live.site.pages.find(({ route }) => route.id === id)!
  const findPreview = (path: string): PageExample => {
    for (const { previews } of live.site.pages) {
      const preview = previews.find((one) => one.path === path)
      if (preview) return preview
    }
    throw new Error(`Cannot find the example \`${path}\`, expected that of a page.`)
  }
  let shell: { site: Site; key: string } | undefined
  /** A key of all that pages show around their text, such as the list of all pages. */
  const toShellKey = (): string => {
    if (shell?.site !== live.site) {
      const { lastUpdated: _, ...values } = toSiteModules(live)['virtual:site']!().values
      shell = { site: live.site, key: toKey(JSON.stringify(values)) }
    }
    return shell.key
  }
  Object.assign(globalThis, {
    [Symbol.for('site')]: {
      renderPage: (id: string) => renderPage(live, findPage(id)),
      toCacheKey(id: string) {
        const page = findPage(id)
        const day = live.lastUpdated.get(page.markdown.file) ?? ''
        return toKey(toPageKey(live, page), toShellKey(), day)
      },
      renderPreview: (path: string) =>
        path === framePreview.path ? framePreview : renderLonePreview(live, findPreview(path)),
    },
  })
}
