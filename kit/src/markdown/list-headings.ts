import GithubSlugger from 'github-slugger'
import type { Nodes as HastNodes } from 'hast'
import type { Heading, Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { toString } from 'mdast-util-to-string'
import { walk } from './walk.ts'

/** A heading as the page shows it; the slug is the anchor that Astro gives it. */
export interface PageHeading {
  depth: number
  text: string
  slug: string
  line: number
  from: number
}

const mdxTypes = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
] as const

/** Nodes that decide what a heading elsewhere becomes, or make one. */
const farReaching = new Set<string>([
  ...mdxTypes,
  'definition',
  'footnoteDefinition',
  'footnoteReference',
])

/**
 * Every heading in the order of the rendered page, the label of footnotes included. Slugs come
 * from the HTML tree as in Astro's `rehypeHeadingIds`, because footnotes move, numbers of footnote
 * references count and inline HTML does not.
 */
export function listHeadings(root: Root): PageHeading[] {
  const found: Heading[] = []
  const texts = new Map<number, string>()
  let isWhole = false
  walk(root, null, (node) => {
    isWhole ||= farReaching.has(node.type)
    if (node.type !== 'heading') return
    found.push(node)
    const text = toString(node, { includeImageAlt: false, includeHtml: false })
    texts.set(node.position?.start.offset ?? 0, text.replace(/\s+/g, ' ').trim())
  })
  if (found.length === 0 && firstFootnote(root) === undefined) return []

  const headingsAlone: Root = { type: 'root', children: found }
  const tree = toHast(isWhole ? root : headingsAlone, {
    allowDangerousHtml: true,
    passThrough: [...mdxTypes],
  })
  const slugger = new GithubSlugger()
  const headings: PageHeading[] = []
  walk(tree, 'element', (node) => {
    const depth = Number(/^h([1-6])$/.exec(node.tagName)?.[1])
    if (Number.isNaN(depth)) return
    const text = toSlugText(node)
    const id = node.properties.id
    const slug = typeof id === 'string' ? id : slugger.slug(text)
    const start = node.position?.start ?? firstFootnote(root)
    const from = start?.offset ?? 0
    headings.push({
      depth,
      text: node.position ? (texts.get(from) ?? text) : text,
      slug,
      line: start?.line ?? 1,
      from,
    })
  })
  return headings
}

// Astro also writes `${` for `{` here; slugs have neither.
function toSlugText(heading: HastNodes): string {
  let text = ''
  walk(heading, null, (child, inside) => {
    if (!inside.length || !('value' in child)) return
    const { type } = child as { type: string }
    if (type === 'raw' && /^\n?<.*>\n?$/.test(child.value)) return
    if (type !== 'text' && type !== 'raw' && type !== 'mdxTextExpression') return
    text += child.value
  })
  return text
}

function firstFootnote(root: Root) {
  let start: { line: number; offset?: number } | undefined
  walk(root, 'footnoteDefinition', (node) => {
    start ??= node.position?.start
  })
  return start
}
