import type { Nodes, Root } from 'hast'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'
import { toBasePath } from '@kit-edge/engine/files/urls.ts'
import type { Surroundings } from './surroundings.ts'

/** Puts the base path of the site before links and images that are written from its root. */
export function rehypeBase(getSurroundings: () => Pick<Surroundings, 'library'>) {
  return (tree: Root) => addBase(tree, toBasePath(getSurroundings().library))
}

/**
 * Puts a base path before links and images that are written from the root of a site.
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
