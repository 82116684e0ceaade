import type { Root } from 'mdast'
import { listAutolinks, type PageAutolink, listLinks, type PageLink } from './links.ts'
import { listDirectives, type PageDirective } from './directives.ts'
import { listFences, type PageFence } from './fences.ts'
import { listHeadings, type PageHeading } from './headings.ts'
import { listHtml, type PageHtml } from './html.ts'
import { listMdx, type PageMdx } from './mdx.ts'
import { parseFrontMatter, type PageFrontMatter } from './front-matter.ts'
import { parseTree } from './tree.ts'
import { walk } from './walk.ts'

/** Everything that was parsed from one page, as plain data. */
export interface PageMarkdown {
  file: string
  /** The text that all offsets refer to: no byte order mark, line feeds only. */
  text: string
  frontMatter: PageFrontMatter
  /** Start of the first line with content after the front matter. */
  bodyOffset: number
  title?: string
  headings: PageHeading[]
  links: PageLink[]
  autolinks: PageAutolink[]
  fences: PageFence[]
  indentedCode: { line: number }[]
  directives: PageDirective[]
  html: PageHtml[]
  /** Text that Markdown omits from the rendered page. */
  lostText: LostText[]
  /** The JSX of the page; null if it is not MDX. */
  mdx: PageMdx | null
}

/** Parses a page. */
export type ParsePage = (source: string, options: ParsePageOptions) => PageMarkdown

/** Syntax trees of parsed pages that nobody has taken yet. */
const trees = new WeakMap<PageMarkdown, Root>()

/** Options for parsing a page. */
export interface ParsePageOptions {
  /** Path for problems and errors. */
  file: string
  mdx?: boolean
  /** The author's line for each line of an expanded text, from `expandDirectives`. */
  lines?: number[]
}

/**
 * Parses a page once: its links, content and declarations, with offsets and the author's lines.
 * Throws a ProblemError for invalid front matter, misplaced directives or invalid JSX.
 */
export function parsePage(source: string, options: ParsePageOptions): PageMarkdown {
  const { file, mdx = false, lines } = options
  const text = normaliseText(source)
  const lineOf = (line: number) => lines?.[line - 1] ?? line
  const { root, destinations } = parseTree(text, { file, mdx, lineOf })

  const frontMatter = parseFrontMatter(root, text, file)
  const { data } = frontMatter
  const title = typeof data === 'object' && data !== null && 'title' in data ? data.title : null
  const links = listLinks(root, destinations, text)
  const directives = listDirectives(root, text, { file, lineOf })
  const html = listHtml(root)
  const components = mdx ? listMdx(root, text, { file, lineOf }) : null
  const headings = listHeadings(root)
  const { fences, indentedCode } = listFences(root, text, headings, directives)

  const moved = <T extends { line: number }>(items: T[]): T[] =>
    items.map((item) => ({ ...item, line: lineOf(item.line) }))
  const page = {
    file,
    text,
    frontMatter,
    bodyOffset: findBody(text, frontMatter.to),
    ...(typeof title === 'string' ? { title } : {}),
    headings: moved(headings),
    links: moved(links),
    autolinks: moved(listAutolinks(root, destinations)),
    fences: moved(fences).map((fence) => ({ ...fence, codeLine: lineOf(fence.codeLine) })),
    indentedCode: moved(indentedCode),
    directives: moved(directives),
    html: moved(html),
    lostText: moved(listLostText(root)),
    mdx: components,
  }
  trees.set(page, root)
  return page
}

/**
 * Returns the syntax tree of a page for a caller that may change it: the parsed tree the first
 * time, after that a new one.
 */
export function takeTree(page: PageMarkdown): Root {
  const { file, text, mdx } = page
  const tree = trees.get(page)
  trees.delete(page)
  return tree ?? parseTree(text, { file, mdx: mdx !== null, lineOf: (line) => line }).root
}

function findBody(text: string, frontMatterEnd: number): number {
  const blank = /(?:[ \t]*\n)*/y
  blank.lastIndex = frontMatterEnd
  blank.test(text)
  return blank.lastIndex
}

/** Text in the source that Markdown omits from the page. */
interface LostText {
  kind: 'cell' | 'note'
  /** The number of surplus cells in the row, or the label of the note. */
  value: string
  line: number
}

/** Lists surplus cells of table rows, footnotes without a reference, and duplicate footnotes. */
function listLostText(root: Root): LostText[] {
  const lost: LostText[] = []
  const labels = new Set<string>()
  const notes = new Set<string>()
  walk(root, null, (node) => {
    if (node.type === 'footnoteReference') labels.add(node.identifier)
    if (node.type !== 'table') return
    const columns = node.align?.length ?? 0
    for (const row of node.children) {
      if (row.children.length <= columns) continue
      const line = row.position?.start.line ?? 1
      lost.push({ kind: 'cell', value: String(row.children.length - columns), line })
    }
  })
  walk(root, 'footnoteDefinition', ({ identifier, label, position }) => {
    if (labels.has(identifier) && !notes.has(identifier)) notes.add(identifier)
    else lost.push({ kind: 'note', value: label ?? identifier, line: position?.start.line ?? 1 })
  })
  return lost
}

/** Removes a byte order mark and converts every line ending to a line feed. */
export function normaliseText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}
