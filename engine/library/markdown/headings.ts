import GithubSlugger from 'github-slugger'
import type { Element, Nodes as HtmlNodes, Root as HtmlRoot } from 'hast'
import type { Heading, Nodes, Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { toString } from 'mdast-util-to-string'
import { walk } from './walk.ts'

/** A heading as displayed on the page. The slug is the anchor that Astro gives it. */
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

/** Nodes that change or create headings elsewhere in the page. */
const farReaching = new Set<string>([
  ...mdxTypes,
  'definition',
  'footnoteDefinition',
  'footnoteReference',
])

/**
 * Lists every heading in the order of the rendered page, including the label of footnotes. Slugs
 * come from the HTML tree, because there footnotes are moved to the end, numbers of footnote
 * references are part of the text, and inline HTML is not.
 */
export function listHeadings(root: Root): PageHeading[] {
  const found: Heading[] = []
  const texts = new Map<number, string>()
  let isWhole = false
  let isPlain = true
  walk(root, null, (node, inside) => {
    isWhole ||= farReaching.has(node.type)
    if (found.length && inside.includes(found.at(-1)!)) isPlain &&= isPlainText(node)
    if (node.type !== 'heading') return
    found.push(node)
    const text = toString(node, { includeImageAlt: false, includeHtml: false })
    texts.set(node.position?.start.offset ?? 0, text.replace(/\s+/g, ' ').trim())
  })
  if (found.length === 0 && firstFootnote(root) === undefined) return []

  const options = { allowDangerousHtml: true, passThrough: [...mdxTypes] }
  const headingsAlone: Root = { type: 'root', children: found }
  const tree = isWhole
    ? toHast(root, options)
    : isPlain
      ? toPlainHtml(found)
      : toHast(headingsAlone, options)
  return listSlugs(tree).map(({ node, depth, text, slug }) => {
    const start = node.position?.start ?? firstFootnote(root)
    const from = start?.offset ?? 0
    return {
      depth,
      text: node.position ? (texts.get(from) ?? text) : text,
      slug,
      line: start?.line ?? 1,
      from,
    }
  })
}

/** Whether a node of a heading has the same text in HTML. */
function isPlainText(node: Nodes): boolean {
  return (node.type === 'text' || node.type === 'inlineCode') && !/[\r\n]/.test(node.value)
}

/** Converts headings of plain text to HTML, in a tenth of the time that `toHast` takes. */
function toPlainHtml(headings: Heading[]): HtmlRoot {
  const children = headings.map((heading) => ({
    type: 'element' as const,
    tagName: `h${heading.depth}`,
    properties: {},
    children: [{ type: 'text' as const, value: toString(heading) }],
    ...(heading.position && { position: heading.position }),
  }))
  return { type: 'root', children }
}

function firstFootnote(root: Root) {
  let start: { line: number; offset?: number } | undefined
  walk(root, 'footnoteDefinition', (node) => {
    start ??= node.position?.start
  })
  return start
}

/** A heading of a page as HTML, and its id, or otherwise its generated anchor. */
interface HeadingSlug {
  node: Element
  depth: number
  text: string
  slug: string
}

/** Lists the headings of a page in order, with the anchors of Astro's `rehypeHeadingIds`. */
export function listSlugs(tree: HtmlNodes): HeadingSlug[] {
  const slugger = new GithubSlugger()
  const slugs: HeadingSlug[] = []
  walk(tree as HtmlRoot, 'element', (node) => {
    const depth = Number(/^h([1-6])$/.exec(node.tagName)?.[1])
    if (Number.isNaN(depth)) return
    const text = toSlugText(node)
    const { id } = node.properties
    slugs.push({ node, depth, text, slug: typeof id === 'string' ? id : slugger.slug(text) })
  })
  return slugs
}

// Astro also writes `${` for `{` here, but slugs contain neither.
function toSlugText(heading: Element): string {
  let text = ''
  walk(heading as HtmlNodes, null, (child, inside) => {
    if (!inside.length || !('value' in child)) return
    const { type } = child as { type: string }
    if (type === 'raw' && /^\n?<.*>\n?$/.test(child.value)) return
    if (type !== 'text' && type !== 'raw' && type !== 'mdxTextExpression') return
    text += child.value
  })
  return text
}
