import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

/**
 * Gives each heading that has an id a link to itself; the sign is drawn by the style sheet. Live
 * examples stay as they are: a link in the title of a dialog would take the focus.
 */
export function rehypeAnchors() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'figure') return SKIP
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
