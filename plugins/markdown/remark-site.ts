import { existsSync, realpathSync } from 'node:fs'
import { relative } from 'node:path'
import type { Root } from 'mdast'
import type { Parser, Processor } from 'unified'
import type { VFile } from 'vfile'
import { toDisplayPath } from '../../kit/io/to-display-path.ts'
import { expandContent } from '../../kit/src/site/expand-content.ts'
import type { PageExample } from '../../kit/src/site/list-examples.ts'
import { parseRooted } from '../../kit/src/site/parse-rooted.ts'
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
    const place = findPlace(live, file.path)
    // In dev, Vite also comes by the Markdown of which a component takes the text.
    if (!place) return parse(text, file)
    const { markdown, previews } = expand(live, text, place)
    file.data.previews = previews
    return parse(markdown.text, file)
  }
  return (tree: Root, file: VFile) =>
    addExamples(tree, live, (file.data.previews ?? []) as PageExample[])
}

/** The id and the file of a page. Of a page that is a link, Vite comes with the file it leads to. */
function findPlace({ folders, site }: LiveSite, path: string): { id: string; file: string } | null {
  const inside = relative(folders.content, path)
  if (!inside.startsWith('..')) return { id: toPageId(inside), file: toDisplayPath(path) }
  const leadsThere = (file: string) => existsSync(file) && relative(realpathSync(file), path) === ''
  const page = site.pages.find(({ markdown }) => markdown.mdx && leadsThere(markdown.file))
  return page ? { id: page.route.id, file: page.markdown.file } : null
}

function expand({ site }: LiveSite, text: string, { id, file }: { id: string; file: string }) {
  const { routes } = site.catalog
  const title = routes.find((route) => route.id === id)?.title ?? id
  const ids = new Set(routes.map((route) => route.id))
  const source = parseRooted({ id, file, text, mdx: true }, ids)
  return expandContent(site.catalog, { id, title }, source)
}
