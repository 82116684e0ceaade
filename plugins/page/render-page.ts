import { toHtml } from 'hast-util-to-html'
import { unified } from 'unified'
import { VFile } from 'vfile'
import {
  parsePage,
  replaceComponents,
  takeTree,
  type PageMarkdown,
} from '@kit-edge/engine/library/markdown/index.ts'
import { walk } from '@kit-edge/engine/library/markdown/walk.ts'
import { toBasePath } from '@kit-edge/engine/files/urls.ts'
import { isExample, type PageExample } from '@kit-edge/engine/library/pages/examples.ts'
import { markdownTwins } from '@kit-edge/engine/library/pages/expand-content.ts'
import type { Page } from '@kit-edge/engine/library/pages/sources.ts'
import { frameCodes, highlightCodes } from '../code/frame-codes.ts'
import type { DocSite } from '../content/doc-site.ts'
import { toExample } from '../example/to-example.ts'
import { toRaw } from './html-nodes.ts'
import { listRehypePlugins } from './list-rehype-plugins.ts'
import type { Surroundings } from './surroundings.ts'
import { addBase } from './rehype-base.ts'
import { toHtmlTree } from './to-html-tree.ts'
import { toSearchedHtml } from './to-searched-html.ts'
import type { Gap, GappedPage } from './gapped-page.ts'

/** The HTML of a page, and as much of it as is searched: all but its live examples. */
export type RenderedPage = { html: string; searched: string }

/**
 * A page as HTML. Of one in MDX, which Astro renders, there is only what is searched: what its
 * Markdown says.
 */
export async function renderPage(
  site: DocSite,
  { markdown, previews }: Page,
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
        ? renderFigure(site, previews[gap.example]!)
        : printer.highlight(gap.code, gap.language),
    ),
  )
  const html = page.texts.map((text, index) => text + (contents[index] ?? '')).join('')
  return { html, searched: toSearchedHtml(page) }
}

async function renderFigure(site: DocSite, preview: PageExample): Promise<string> {
  const figure = await toExample(site, preview, toRaw)
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
