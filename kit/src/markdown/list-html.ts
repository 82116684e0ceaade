import type { Root } from 'mdast'
import { visitParents } from 'unist-util-visit-parents'

/** Raw HTML, comments included: a block of its own or a tag inside a paragraph. */
export interface PageHtml {
  kind: 'block' | 'inline'
  value: string
  line: number
}

const inlineParents = new Set(['paragraph', 'heading', 'tableCell'])

/** Every piece of raw HTML in the order of the text. */
export function listHtml(root: Root): PageHtml[] {
  const html: PageHtml[] = []
  visitParents(root, 'html', (node, ancestors) => {
    const inline = ancestors.some((ancestor) => inlineParents.has(ancestor.type))
    const line = node.position?.start.line ?? 1
    html.push({ kind: inline ? 'inline' : 'block', value: node.value, line })
  })
  return html
}
