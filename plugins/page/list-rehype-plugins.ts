import type { PluggableList } from 'unified'
import type { Catalog } from '../../engine/schema/catalog.ts'
import { rehypeBase } from './rehype-base.ts'
import { rehypeGfm } from './rehype-gfm.ts'
import { rehypeHeadings } from './rehype-headings.ts'
import { rehypeSwatches } from './rehype-swatches.ts'
import { rehypeTables } from './rehype-tables.ts'

/** What the HTML of a page depends on besides its text: the address of the site, and its tokens. */
export type Surroundings = Pick<Catalog, 'library' | 'tokens'>

/** What turns the HTML of Markdown into that of the site, in order; the same for MDX. */
export function listRehypePlugins(getSurroundings: () => Surroundings): PluggableList {
  return [
    rehypeHeadings,
    rehypeTables,
    rehypeGfm,
    [rehypeSwatches, getSurroundings],
    [rehypeBase, getSurroundings],
  ]
}
