import type { Nodes, Root } from 'hast'
import { toBasePath } from '../../engine/files/urls.ts'
import { walk } from '../../engine/library/markdown/walk.ts'
import type { Catalog } from '../../engine/schema/catalog.ts'

/** What the HTML of a page depends on besides its text: the address of the site, and its tokens. */
export type Surroundings = Pick<Catalog, 'library' | 'tokens'>

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
