import { relative, sep } from 'node:path'
import type { Root } from 'mdast'
import type { Parser, Processor } from 'unified'
import type { VFile } from 'vfile'
import { parsePage } from '../../kit/src/markdown/index.ts'
import { expandContent } from '../../kit/src/site/expand-content.ts'
import type { Preview } from '../../kit/src/site/list-previews.ts'
import { toPageId } from '../../kit/src/site/to-page-id.ts'
import type { LiveSite } from '../shared/live-site.ts'
import { addExamples } from './add-examples.ts'

/**
 * Reads an MDX page as its raw Markdown has it: directives are expanded in the text, before it is
 * parsed. Live examples then become figures. Markdown that is no page stays as it is.
 */
export function remarkSite(this: Processor, live: LiveSite) {
  const parse = this.parser as Parser<Root>
  this.parser = (text, file) => {
    // In dev, Vite also comes by the Markdown of which a component takes the text.
    if (relative(live.folders.content, file.path).startsWith('..')) return parse(text, file)
    const { markdown, previews } = expand(live, text, file)
    file.data.previews = previews
    return parse(markdown.text, file)
  }
  return (tree: Root, file: VFile) =>
    addExamples(tree, live, (file.data.previews ?? []) as Preview[])
}

function expand({ folders, site }: LiveSite, text: string, file: VFile) {
  const id = toPageId(relative(folders.content, file.path))
  const title = site.catalog.routes.find((route) => route.id === id)?.title ?? id
  const source = parsePage(text, {
    file: relative(process.cwd(), file.path).split(sep).join('/'),
    mdx: true,
  })
  return expandContent(site.catalog, { id, title }, source)
}
