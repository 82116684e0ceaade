import type { Nodes } from 'hast'
import { walk } from '../../kit/src/markdown/walk.ts'

/**
 * Puts the base path of a site before links and images that are written from its root.
 * @param options.links whether links are the site's; those of an example are an application's
 */
export function addBase(tree: Nodes, base: string, { links = true } = {}): void {
  walk(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'a' && !links) return
    for (const name of ['href', 'src']) {
      const url = properties[name]
      if (typeof url === 'string' && /^\/(?!\/)/.test(url)) properties[name] = `${base}${url}`
    }
  })
}
