import type { Root as HtmlRoot } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toHast } from 'mdast-util-to-hast'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { takeTree } from '../../kit/src/markdown/index.ts'
import type { Page } from '../../kit/src/site/to-site.ts'
import type { LiveSite } from '../shared/live-site.ts'
import { toPageKey } from '../shared/to-page-key.ts'
import { addExamples } from './add-examples.ts'
import { listRehypePlugins } from './list-rehype-plugins.ts'

/** The HTML of a page of Markdown, which an earlier build may have rendered. */
export async function renderPage(live: LiveSite, page: Page): Promise<string> {
  const key = toPageKey(live, page)
  const known = live.caches?.html.get(key)
  if (known !== undefined) return known
  const html = await render(live, page)
  // Unless the library has changed meanwhile.
  if (toPageKey(live, page) === key) live.caches?.html.set(key, html)
  return html
}

async function render(live: LiveSite, { markdown, previews }: Page): Promise<string> {
  const tree = takeTree(markdown)
  await addExamples(tree, live, { previews, mdx: false })
  const html = toHast(tree, { allowDangerousHtml: true }) as HtmlRoot
  const processor = unified().use(listRehypePlugins(live))
  const file = new VFile({ path: markdown.file })
  return toHtml((await processor.run(html as never, file)) as HtmlRoot, {
    allowDangerousHtml: true,
  })
}
