import GithubSlugger from 'github-slugger'
import type { Element, Nodes, Root } from 'hast'
import { walk } from './walk.ts'

/** A heading of a page as HTML, and the anchor that it gets unless it has an id. */
export interface HeadingSlug {
  node: Element
  depth: number
  text: string
  slug: string
}

/** The headings of a page in order, with the anchors that Astro's `rehypeHeadingIds` gives them. */
export function listSlugs(tree: Nodes): HeadingSlug[] {
  const slugger = new GithubSlugger()
  const slugs: HeadingSlug[] = []
  walk(tree as Root, 'element', (node) => {
    const depth = Number(/^h([1-6])$/.exec(node.tagName)?.[1])
    if (Number.isNaN(depth)) return
    const text = toSlugText(node)
    const { id } = node.properties
    slugs.push({ node, depth, text, slug: typeof id === 'string' ? id : slugger.slug(text) })
  })
  return slugs
}

// Astro also writes `${` for `{` here; slugs have neither.
function toSlugText(heading: Element): string {
  let text = ''
  walk(heading as Nodes, null, (child, inside) => {
    if (!inside.length || !('value' in child)) return
    const { type } = child as { type: string }
    if (type === 'raw' && /^\n?<.*>\n?$/.test(child.value)) return
    if (type !== 'text' && type !== 'raw' && type !== 'mdxTextExpression') return
    text += child.value
  })
  return text
}
