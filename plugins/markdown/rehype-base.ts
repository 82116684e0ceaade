import type { Root } from 'hast'
import { toBasePath } from '../../kit/src/outputs/to-base-path.ts'
import { addBase } from './add-base.ts'
import type { Surroundings } from './list-rehype-plugins.ts'

/** Puts the base path of the site before links and images that are written from its root. */
export function rehypeBase(surroundings: Surroundings) {
  return (tree: Root) => addBase(tree, toBasePath(surroundings.site.catalog.library))
}
