import type { Root } from 'hast'
import { toBase } from '../shared/to-base.ts'
import { addBase } from './add-base.ts'
import type { Surroundings } from './list-rehype-plugins.ts'

/** Puts the base path of the site before links and images that are written from its root. */
export function rehypeBase(surroundings: Surroundings) {
  return (tree: Root) => addBase(tree, toBase(surroundings.site.catalog))
}
