import type { Nodes } from 'hast'
import { walk } from '../../kit/src/markdown/walk.ts'

/** Puts the base path of a site before links and images that are written from its root. */
export function addBase(tree: Nodes, base: string): void {
  walk(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const url = properties[name]
      if (typeof url === 'string' && /^\/(?!\/)/.test(url)) properties[name] = `${base}${url}`
    }
  })
}
