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

/** Everything the text layer knows about one page, as plain data. */
export interface PageMarkdown {
  file: string
  /** The text that every offset counts in: no byte order mark, line feeds only. */
  text: string
  frontMatter: PageFrontMatter
  /** Where the first line with content after the front matter starts. */
  bodyOffset: number
  title?: string
  headings: PageHeading[]
  links: PageLink[]
  autolinks: PageAutolink[]
  fences: PageFence[]
  indentedCode: { line: number }[]
  directives: PageDirective[]
  html: PageHtml[]
  /** What is written, and left out of the page by the rules of Markdown. */
  lostText: LostText[]
  /** What is JSX rather than Markdown; null for a page that is not MDX. */
  mdx: PageMdx | null
}

/** How a page is read. */
export type ParsePage = (source: string, options: ParsePageOptions) => PageMarkdown

/** Trees of pages that were read and not yet taken. */
const trees = new WeakMap<PageMarkdown, Root>()

/** How to read a page. */
export interface ParsePageOptions {
  /** Named in problems and errors. */
  file: string
  mdx?: boolean
  /** The author's line for each line of an expanded text, from `expandDirectives`. */
  lines?: number[]
}

/** Reads a page once: what it links to, shows and declares, with offsets and the author's lines. */
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
 * The syntax tree of a page, for whoever renders it and may change it: the one that the page was
 * read from, or at the second time a new one.
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

/** Text that Markdown leaves out of a page though it is written there. */
interface LostText {
  kind: 'cell' | 'note'
  /** How many cells the row has too many, or the label of the note. */
  value: string
  line: number
}

/** Cells beyond the last column of their table, and notes that nothing refers to or that another hides. */
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

/** The text without a byte order mark and with every line ending as a single line feed. */
export function normaliseText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}
