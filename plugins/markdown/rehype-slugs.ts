import type { Root } from 'hast'
import { listSlugs } from '../../kit/src/markdown/list-slugs.ts'

/**
 * Gives each heading the id that links to it have. Astro's own plugin does the same, and takes as
 * long as all other plugins for HTML.
 */
export function rehypeSlugs() {
  return (tree: Root) => {
    for (const { node, slug } of listSlugs(tree)) node.properties.id = slug
  }
}
