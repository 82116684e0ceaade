import { relative, sep } from 'node:path'
import type { Code, Root } from 'mdast'
import type { Parser, Processor } from 'unified'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { parsePage } from '../../kit/src/markdown/index.ts'
import { expandContent } from '../../kit/src/site/expand-content.ts'
import { isPreview, type Preview } from '../../kit/src/site/list-previews.ts'
import { toPageId } from '../../kit/src/site/to-page-id.ts'
import type { LiveSite } from '../shared/live-site.ts'
import { listVariants } from '../shared/list-variants.ts'
import { renderExample } from '../shared/render-example.ts'
import { toBase } from '../shared/to-base.ts'
import { toExampleKey } from '../shared/to-example-key.ts'
import { renderExampleCodes } from './render-example-codes.ts'
import { toChoiceHtml } from './to-choice-html.ts'
import { toFigure } from './to-figure.ts'
import { toPreviewHtml } from './to-preview-html.ts'
import { toRawNode } from './to-raw-node.ts'

/**
 * Reads a page as its raw Markdown has it: directives are expanded in the text, before it is
 * parsed. Live examples then become figures, rendered above their code.
 */
export function remarkSite(this: Processor, live: LiveSite) {
  const parse = this.parser as Parser<Root>
  this.parser = (text, file) => {
    const { markdown, previews } = expand(live, text, file)
    file.data.previews = previews
    return parse(markdown.text, file)
  }
  return async (tree: Root, file: VFile) => {
    const previews = file.data.previews as Preview[]
    const nodes: Code[] = []
    visit(tree, 'code', (node) => {
      if (isPreview(node.lang, node.meta)) nodes.push(node)
    })
    for (const [index, node] of nodes.entries()) {
      const preview = previews[index]!
      // A code block would be wrapped in `<pre>`; a node of an unknown type is what its data says.
      Object.assign(node, { type: 'example', data: await toExample(live, preview, file) })
    }
  }
}

async function toExample(live: LiveSite, preview: Preview, { path }: VFile) {
  const toNode = (html: string) => toRawNode(html, path.endsWith('.mdx'))
  const { html, codes } = await render(live, preview)
  const { controls, variants } = listVariants(live.site.catalog, preview)
  const choices: string[] = []
  for (const variant of variants) choices.push(await toChoiceHtml(await render(live, variant)))
  return toFigure(preview, toNode(html), codes, {
    controls,
    choices: choices.length ? [toNode(choices.join(''))] : [],
  })
}

async function render(live: LiveSite, preview: Preview) {
  const html =
    live.examples.get(toExampleKey(preview)) ?? (await renderExample(live.renderer, preview))
  return {
    html: toPreviewHtml(html, preview.id, toBase(live.site.catalog)),
    codes: await renderExampleCodes(live, preview, html),
  }
}

function expand({ folders, site }: LiveSite, text: string, file: VFile) {
  const id = toPageId(relative(folders.content, file.path))
  const title = site.catalog.routes.find((route) => route.id === id)?.title ?? id
  const source = parsePage(text, {
    file: relative(process.cwd(), file.path).split(sep).join('/'),
    mdx: file.path.endsWith('.mdx'),
  })
  return expandContent(site.catalog, { id, title }, source)
}
