import type { Root } from 'hast'
import type { LiveSite } from '../shared/live-site.ts'
import { toBase } from '../shared/to-base.ts'
import { addBase } from './add-base.ts'

/** Puts the base path of the site before links and images that are written from its root. */
export function rehypeBase(live: LiveSite) {
  return (tree: Root) => addBase(tree, toBase(live.site.catalog))
}
