import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { walk } from '../../kit/src/markdown/walk.ts'

/** Gives each heading that has an id a link to itself; the sign is drawn by the style sheet. */
export function rehypeAnchors() {
  return (tree: Root) => {
    walk(tree, 'element', (node) => {
      if (!/^h[2-4]$/.test(node.tagName) || !node.properties.id) return
      node.children.push({
        type: 'element',
        tagName: 'a',
        properties: {
          className: ['anchor'],
          href: `#${node.properties.id}`,
          ariaLabel: `Link to “${toString(node)}”`,
        },
        children: [],
      })
    })
  }
}
