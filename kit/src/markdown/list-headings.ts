import type { Heading, Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { toString } from 'mdast-util-to-string'
import { listSlugs } from './list-slugs.ts'
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
 * from the HTML tree, because footnotes move, numbers of footnote references count and inline HTML
 * does not.
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

function firstFootnote(root: Root) {
  let start: { line: number; offset?: number } | undefined
  walk(root, 'footnoteDefinition', (node) => {
    start ??= node.position?.start
  })
  return start
}
