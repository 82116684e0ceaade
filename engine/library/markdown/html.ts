import type { Root } from 'mdast'
import { walk } from './walk.ts'

/** Raw HTML, including comments: a block of its own or a tag inside a paragraph. */
export interface PageHtml {
  kind: 'block' | 'inline'
  value: string
  line: number
  /** Offset of the paragraph, heading or cell around it, or a block's list item, quote or page */
  parent: number
}

const inlineParents = new Set(['paragraph', 'heading', 'tableCell'])

/** Lists every piece of raw HTML in the order of the text. */
export function listHtml(root: Root): PageHtml[] {
  const html: PageHtml[] = []
  walk(root, 'html', (node, ancestors) => {
    const around = ancestors.find((ancestor) => inlineParents.has(ancestor.type))
    const line = node.position?.start.line ?? 1
    const parent = (around ?? ancestors.at(-1))?.position?.start.offset ?? 0
    html.push({ kind: around ? 'inline' : 'block', value: node.value, line, parent })
  })
  return html
}
