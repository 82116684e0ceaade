import type { Root } from 'mdast'
import { walk } from './walk.ts'
import type { PageTree } from './parse-tree.ts'

/** A destination that an author wrote; `from` and `to` enclose it without brackets. */
export interface PageLink {
  url: string
  kind: 'link' | 'image' | 'definition'
  line: number
  col: number
  from: number
  to: number
}

/**
 * Every written destination in the order of the text. References have none of their own, their
 * definition is listed; what is a link by itself is listed by `listAutolinks`.
 */
export function listLinks(root: Root, destinations: PageTree['destinations'], text: string) {
  const links: PageLink[] = []
  walk(root, null, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return
    const range = destinations.get(node)
    if (range === undefined || node.position === undefined) return
    const before = text.slice(node.position.start.offset, range.from)
    const lineStart = text.lastIndexOf('\n', range.from - 1) + 1
    links.push({
      url: node.url,
      kind: node.type,
      line: node.position.start.line + before.split('\n').length - 1,
      col: range.from - lineStart + 1,
      ...range,
    })
  })
  return links.toSorted((a, b) => a.from - b.from)
}
