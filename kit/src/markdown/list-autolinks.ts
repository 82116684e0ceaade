import type { Root } from 'mdast'
import { walk } from './walk.ts'
import type { PageTree } from './parse-tree.ts'

/** An address that is a link by itself, `<https://…>` or without brackets. */
export interface PageAutolink {
  url: string
  line: number
}

/** Every link whose destination is its text, in the order of the text. */
export function listAutolinks(root: Root, destinations: PageTree['destinations']): PageAutolink[] {
  const links: PageAutolink[] = []
  walk(root, 'link', (node) => {
    if (destinations.has(node)) return
    links.push({ url: node.url, line: node.position?.start.line ?? 1 })
  })
  return links
}
