import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'

/**
 * Lets wide tables scroll in a frame of their own, which the keyboard can reach and which has the
 * name of the heading above. Live examples stay as they are.
 */
export function rehypeTables() {
  return (tree: Root) => {
    let heading = 'Table'
    walk(tree, 'element', (node, inside) => {
      if (node.tagName === 'figure') return false
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node)
      if (node.tagName !== 'table') return true
      const parent = inside.at(-1) as Element | Root
      const frame: Element = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: heading },
        children: [node],
      }
      parent.children[parent.children.indexOf(node)] = frame
      return false
    })
  }
}
