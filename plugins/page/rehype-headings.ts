import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { listSlugs } from '../../engine/library/markdown/headings.ts'
import { walk } from '../../engine/library/markdown/walk.ts'

/**
 * Gives each heading the id that links to it have, and a link to itself; its sign is drawn by the
 * style sheet. Astro's own plugin for ids takes as long as all other plugins for HTML.
 */
export function rehypeHeadings() {
  return (tree: Root) => {
    for (const { node, slug } of listSlugs(tree)) node.properties.id = slug
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
