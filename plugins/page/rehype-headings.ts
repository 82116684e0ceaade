import type { ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { listSlugs } from '@kit-edge/engine/library/markdown/slugs.ts'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'
import type { FrontMatter } from '@kit-edge/engine/schema/page.ts'

/**
 * Gives each heading the id that links to it have, those that it had before, and a link to itself,
 * whose sign the style sheet draws. Astro's own plugin for ids takes as long as all other plugins
 * for HTML.
 */
export function rehypeHeadings() {
  return (tree: Root, file: VFile) => {
    for (const { node, slug } of listSlugs(tree)) node.properties.id = slug
    const moved = Object.entries(readFrontMatter(file).movedAnchors ?? {})
    walk(tree, 'element', (node) => {
      if (!/^h[1-6]$/.test(node.tagName) || !node.properties.id) return
      const { id } = node.properties
      node.children.unshift(
        ...moved.filter(([, now]) => now === id).map(([old]) => toElement('span', { id: old })),
      )
      if (!/^h[2-4]$/.test(node.tagName)) return
      node.children.push(
        toElement('a', {
          className: ['anchor'],
          href: `#${id}`,
          ariaLabel: `Link to “${toString(node)}”`,
        }),
      )
    })
  }
}

/** The front matter of the page, where Astro keeps it for plugins. */
function readFrontMatter({ data }: VFile): Pick<FrontMatter, 'movedAnchors'> {
  return data.astro?.frontmatter ?? {}
}

function toElement(tagName: string, properties: Record<string, string | string[]>): ElementContent {
  return { type: 'element', tagName, properties, children: [] }
}
