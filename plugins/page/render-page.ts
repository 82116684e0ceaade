import type { Root as HtmlRoot } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Definition, FootnoteDefinition, Root } from 'mdast'
import { defaultHandlers, type Handler, toHast } from 'mdast-util-to-hast'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { toBasePath } from '@kit-edge/engine/catalog/urls.ts'
import { type PageMarkdown, takeTree } from '@kit-edge/engine/library/markdown/index.ts'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'
import { isExample, type PageExample } from '@kit-edge/engine/site/examples.ts'
import type { Page } from '@kit-edge/engine/site/sources.ts'
import { frameCodes, highlightCodes } from '../code/frame-codes.ts'
import type { DocSite } from '../content/doc-site.ts'
import { toExample } from '../example/to-example.ts'
import { toRaw } from './html-nodes.ts'
import { addBase, listRehypePlugins, type Surroundings } from './rehype-site.ts'

/** A gap in a page, for a live example (its number on the page) or for a code block. */
type Gap = { example: number; code?: never } | { code: string; language: string; example?: never }

/**
 * The HTML of a page without the parts that are slow to render: the texts between its gaps, and the
 * gaps.
 */
type GappedPage = { texts: string[]; gaps: Gap[] }

/** Renders a Markdown page as HTML. Astro renders MDX pages. */
export async function renderPage(site: DocSite, { markdown, examples }: Page): Promise<string> {
  const { catalog, printer } = site
  const page = toGappedPage(markdown, catalog)
  const contents = await Promise.all(
    page.gaps.map((gap) =>
      gap.code === undefined
        ? renderFigure(site, examples[gap.example]!)
        : printer.highlight(gap.code, gap.language),
    ),
  )
  return page.texts.map((text, index) => text + (contents[index] ?? '')).join('')
}

async function renderFigure(site: DocSite, example: PageExample): Promise<string> {
  const figure = await toExample(site, example, toRaw)
  addBase(figure, toBasePath(site.catalog.library))
  await highlightCodes(figure, site.printer, toRaw)
  return toHtml(figure, { allowDangerousHtml: true })
}

/** Renders a Markdown page as HTML with gaps for its code blocks and live examples. */
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
  // The number of a gap is between two marks, so every second piece is a number.
  const pieces = toHtml(html, { allowDangerousHtml: true }).split(mark)
  return {
    texts: pieces.filter((_, index) => index % 2 === 0),
    gaps: pieces.filter((_, index) => index % 2 === 1).map((number) => gaps[Number(number)]!),
  }
}

/** Creates the file of a page as Astro passes it to plugins, with the front matter. */
function toFile({ frontMatter }: PageMarkdown): VFile {
  const frontmatter = frontMatter.data as Record<string, unknown>
  return new VFile({ data: { astro: { frontmatter } } })
}

/** Marks a gap. No page contains this character, because Markdown replaces it. */
const mark = '\0'

/**
 * Converts a Markdown tree to an HTML tree. `toHast` searches its input for definitions, which
 * takes as long as the conversion itself. So its input is a root with only the definitions, and the
 * handler of the root converts the whole page.
 */
export function toHtmlTree(page: Root): HtmlRoot {
  const definitions: (Definition | FootnoteDefinition)[] = []
  walk(page, null, (node) => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') definitions.push(node)
  })
  // The type of a handler returns elements, but the handler of the root returns a root.
  const root = ((state) => defaultHandlers.root(state, page)) as Handler
  const options = { allowDangerousHtml: true, handlers: { root } }
  return toHast({ type: 'root', children: definitions }, options) as HtmlRoot
}
