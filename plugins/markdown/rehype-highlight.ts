import type { Root } from 'hast'
import type { VFile } from 'vfile'
import type { LiveSite } from '../shared/live-site.ts'
import { highlightCodes } from './highlight-codes.ts'
import { toFragment } from './to-fragment.ts'
import { toRaw } from './to-raw.ts'

/** Frames and highlights every code block of what Astro reads itself: MDX, and other Markdown. */
export function rehypeHighlight({ printer }: LiveSite) {
  return (tree: Root, { extname }: VFile) =>
    highlightCodes(tree, printer, extname === '.mdx' ? toFragment : toRaw)
}
