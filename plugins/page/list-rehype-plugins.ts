import type { PluggableList } from 'unified'
import { rehypeBase } from './rehype-base.ts'
import { rehypeGfm } from './rehype-gfm.ts'
import { rehypeHeadings } from './rehype-headings.ts'
import { rehypeSwatches } from './rehype-swatches.ts'
import { rehypeTables } from './rehype-tables.ts'
import type { Surroundings } from './surroundings.ts'

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
