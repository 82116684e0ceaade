import type { Root as HtmlRoot } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Definition, FootnoteDefinition, Root } from 'mdast'
import { defaultHandlers, type Handler, toHast } from 'mdast-util-to-hast'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { toBasePath } from '@kit-edge/engine/files/urls.ts'
import {
  type PageMarkdown,
  parsePage,
  replaceComponents,
  takeTree,
} from '@kit-edge/engine/library/markdown/index.ts'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'
import { isExample, type PageExample } from '@kit-edge/engine/library/pages/examples.ts'
import { markdownTwins } from '@kit-edge/engine/library/pages/expand-content.ts'
import type { Page } from '@kit-edge/engine/library/pages/sources.ts'
import { frameCodes, highlightCodes } from '../code/frame-codes.ts'
import type { DocSite } from '../content/doc-site.ts'
import { toExample } from '../example/to-example.ts'
import { escapeText, toRaw } from './html-nodes.ts'
import { addBase, listRehypePlugins, type Surroundings } from './rehype-site.ts'

/** What comes into a gap of a page: a live example, by its number on the page, or a code. */
type Gap = { example: number; code?: never } | { code: string; language: string; example?: never }

/** The HTML of a page but for what takes long: the texts between its gaps, and the gaps. */
type GappedPage = { texts: string[]; gaps: Gap[] }

/** The HTML of a page, and as much of it as is searched: all but its live examples. */
export type RenderedPage = { html: string; searched: string }

/**
 * A page as HTML. Of one in MDX, which Astro renders, there is only what is searched: what its
 * Markdown says.
 */
export async function renderPage(
  site: DocSite,
  { markdown, examples }: Page,
): Promise<RenderedPage> {
  const { catalog, printer } = site
  if (markdown.mdx !== null) {
    const text = replaceComponents(markdown, markdownTwins(catalog))
    // Below an empty line a thematic break is no front matter.
    const page = parsePage(`\n${text}`, { file: markdown.file })
    return { html: '', searched: toSearchedHtml(toGappedPage(page, catalog)) }
  }
  const page = toGappedPage(markdown, catalog)
  const contents = await Promise.all(
    page.gaps.map((gap) =>
      gap.code === undefined
        ? renderFigure(site, examples[gap.example]!)
        : printer.highlight(gap.code, gap.language),
    ),
  )
  const html = page.texts.map((text, index) => text + (contents[index] ?? '')).join('')
  return { html, searched: toSearchedHtml(page) }
}

async function renderFigure(site: DocSite, example: PageExample): Promise<string> {
  const figure = await toExample(site, example, toRaw)
  addBase(figure, toBasePath(site.catalog.library))
  await highlightCodes(figure, site.printer, toRaw)
  return toHtml(figure, { allowDangerousHtml: true })
}

/** The HTML of a page of Markdown with gaps for its codes and live examples. */
export function toGappedPage(page: PageMarkdown, surroundings: Surroundings): GappedPage {
  const gaps: Gap[] = []
  const leave = (gap: Gap) => `${mark}${gaps.push(gap) - 1}${mark}`
  const tree = takeTree(page)
  let examples = 0
  walk(tree, 'code', (node) => {
    if (!isExample(node.lang, node.meta)) return
    Object.assign(node, { type: 'html', value: leave({ example: examples++ }) })
  })
  const html = toHtmlTree(tree)
  unified()
    .use(listRehypePlugins(() => surroundings))
    .runSync(html as never, toFile(page))
  for (const { code, language, fill } of frameCodes(html)) fill(toRaw(leave({ code, language })))
  // With what is between the marks, every other piece is the number of a gap.
  const pieces = toHtml(html, { allowDangerousHtml: true }).split(mark)
  return {
    texts: pieces.filter((_, index) => index % 2 === 0),
    gaps: pieces.filter((_, index) => index % 2 === 1).map((number) => gaps[Number(number)]!),
  }
}

/** The file of a page as Astro hands it to plugins, with the front matter. */
function toFile({ frontMatter }: PageMarkdown): VFile {
  const frontmatter = frontMatter.data as Record<string, unknown>
  return new VFile({ data: { astro: { frontmatter } } })
}

/** No page has this character: Markdown itself replaces it. */
const mark = '\0'

/**
 * The HTML of a Markdown tree. `toHast` looks for definitions itself, with a walk that takes as long
 * as all the rest, so it gets a root with them alone, and finds the page when it makes that HTML.
 */
export function toHtmlTree(page: Root): HtmlRoot {
  const definitions: (Definition | FootnoteDefinition)[] = []
  walk(page, null, (node) => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') definitions.push(node)
  })
  // A handler answers with what stands in a page; that of the root, with the page.
  const root = ((state) => defaultHandlers.root(state, page)) as Handler
  const options = { allowDangerousHtml: true, handlers: { root } }
  return toHast({ type: 'root', children: definitions }, options) as HtmlRoot
}

/** Elements that stand within a line: without their tags the same is found. */
const inline = new Set(
  'a abbr b bdi cite code del em i ins kbd mark q s small span strong sub sup u var'.split(' '),
)

const tag = /<(\/?)([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi

/**
 * As much of a page as is searched: all but its live examples, as HTML with words, blocks, pictures,
 * headings with their ids, and little else. Pagefind takes half as long to read it.
 */
export function toSearchedHtml({ texts, gaps }: GappedPage): string {
  const html = texts.map((text, index) => text + escapeText(gaps[index]?.code ?? '')).join('')
  return html.replace(tag, (whole, slash: string, name: string, attributes: string) => {
    if (name === 'img' || attributes.includes('data-pagefind-')) return whole
    if (inline.has(name)) return ''
    const id = /^h[1-6]$/.test(name) ? / id="[^"]*"/.exec(attributes)?.[0] : undefined
    return `<${slash}${name}${id ?? ''}>`
  })
}
