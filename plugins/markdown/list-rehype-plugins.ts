import { rehypeHeadingIds } from '@astrojs/markdown-remark'
import type { PluggableList } from 'unified'
import type { LiveSite } from '../shared/live-site.ts'
import { rehypeAnchors } from './rehype-anchors.ts'
import { rehypeBase } from './rehype-base.ts'
import { rehypeGfm } from './rehype-gfm.ts'
import { rehypeHighlight } from './rehype-highlight.ts'
import { rehypeSwatches } from './rehype-swatches.ts'
import { rehypeTables } from './rehype-tables.ts'

/** What turns the HTML of Markdown into that of the site, in order; the same for MDX. */
export function listRehypePlugins(live: LiveSite): PluggableList {
  return [
    rehypeHeadingIds,
    rehypeAnchors,
    rehypeTables,
    rehypeGfm,
    [rehypeSwatches, live],
    [rehypeHighlight, live],
    [rehypeBase, live],
  ]
}
