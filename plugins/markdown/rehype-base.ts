import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import type { LiveSite } from '../shared/live-site.ts'

/** Puts the base path of the site before links and images that are written from its root. */
export function rehypeBase(live: LiveSite) {
  return (tree: Root) => {
    const base = new URL(live.site.catalog.library.docsUrl).pathname.replace(/\/$/, '')
    visit(tree, 'element', ({ properties }) => {
      for (const name of ['href', 'src']) {
        const url = properties[name]
        if (typeof url === 'string' && /^\/(?!\/)/.test(url)) properties[name] = `${base}${url}`
      }
    })
  }
}
