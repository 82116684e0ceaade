import type { Code, Parents, Root } from 'mdast'
import { walk, toParagraphText } from './walk.ts'
import type { PageDirective } from './directives.ts'
import type { PageHeading } from './headings.ts'

/** A fenced code block. `code` has neither the prefix of its containers nor a final newline. */
export interface PageFence {
  lang: string | null
  meta: string | null
  code: string
  line: number
  /** The line of the first line of code. */
  codeLine: number
  from: number
  to: number
  /** The index in `headings` of the last heading above, or null. */
  headingIndex: number | null
  /** The Markdown of the paragraph directly above, or null. */
  paragraphBefore: string | null
}

/** Lists all fenced code blocks in the order of the text, and the lines of indented code blocks. */
export function listFences(
  root: Root,
  text: string,
  headings: PageHeading[],
  directives: PageDirective[],
): { fences: PageFence[]; indentedCode: { line: number }[] } {
  const fences: PageFence[] = []
  const indentedCode: { line: number }[] = []
  walk(root, 'code', (node, ancestors) => {
    const { start, end } = node.position ?? { start: { line: 1, offset: 0 }, end: { offset: 0 } }
    const from = start.offset ?? 0
    if (text[from] !== '`' && text[from] !== '~') {
      indentedCode.push({ line: start.line })
      return
    }
    fences.push({
      lang: node.lang ?? null,
      meta: node.meta ?? null,
      code: node.value,
      line: start.line,
      codeLine: start.line + 1,
      from,
      to: end.offset ?? 0,
      headingIndex: findHeadingAbove(headings, from),
      paragraphBefore: findParagraphBefore(text, node, ancestors, directives),
    })
  })
  return { fences, indentedCode }
}

function findHeadingAbove(headings: PageHeading[], offset: number): number | null {
  let nearest: number | null = null
  for (const [index, heading] of headings.entries()) {
    const isNearer = nearest === null || heading.from > (headings[nearest]?.from ?? 0)
    // The label of footnotes has no position of its own in the text.
    if (heading.slug !== 'footnote-label' && heading.from < offset && isNearer) nearest = index
  }
  return nearest
}

function findParagraphBefore(
  text: string,
  node: Code,
  ancestors: Parents[],
  directives: PageDirective[],
): string | null {
  const siblings = ancestors.at(-1)?.children ?? []
  const before = siblings[siblings.findIndex((sibling) => sibling === node) - 1]
  if (before?.type !== 'paragraph') return null
  const end = before.position?.end.offset
  if (directives.some((directive) => directive.to === end)) return null
  return toParagraphText(text, before, ancestors)
}
