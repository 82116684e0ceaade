import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

/**
 * Lets wide tables scroll in a frame of their own, which the keyboard can reach and which has the
 * name of the heading above. Live examples stay as they are.
 */
export function rehypeTables() {
  return (tree: Root) => {
    let heading = 'Table'
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'figure') return SKIP
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node)
      if (node.tagName !== 'table' || !parent || index === undefined) return
      const frame: Element = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: heading },
        children: [node],
      }
      parent.children[index] = frame
      return SKIP
    })
  }
}
