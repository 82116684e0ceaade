import type { PluggableList } from 'unified'
import type { Catalog } from '../../kit/src/schema/catalog.ts'
import { rehypeAnchors } from './rehype-anchors.ts'
import { rehypeBase } from './rehype-base.ts'
import { rehypeGfm } from './rehype-gfm.ts'
import { rehypeSlugs } from './rehype-slugs.ts'
import { rehypeSwatches } from './rehype-swatches.ts'
import { rehypeTables } from './rehype-tables.ts'

/** What the HTML of a page depends on besides its text: the address of the site, and its tokens. */
export type Surroundings = { readonly site: { catalog: Pick<Catalog, 'library' | 'tokens'> } }

/** What turns the HTML of Markdown into that of the site, in order; the same for MDX. */
export function listRehypePlugins(surroundings: Surroundings): PluggableList {
  return [
    rehypeSlugs,
    rehypeAnchors,
    rehypeTables,
    rehypeGfm,
    [rehypeSwatches, surroundings],
    [rehypeBase, surroundings],
  ]
}
