import { toHtml } from 'hast-util-to-html'
import type { Preview } from '../../kit/src/site/list-previews.ts'
import type { Page } from '../../kit/src/site/to-site.ts'
import type { LiveSite } from '../shared/live-site.ts'
import { toBase } from '../shared/to-base.ts'
import { toPageKey } from '../shared/to-page-key.ts'
import { addBase } from './add-base.ts'
import { takeDraft } from './draft-page.ts'
import { highlightCodes } from './highlight-codes.ts'
import { toExample } from './to-example.ts'
import { toRaw } from './to-raw.ts'

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
  const { texts, gaps } = takeDraft(markdown, live)
  const contents = await Promise.all(
    gaps.map((gap) =>
      gap.code === undefined
        ? renderFigure(live, previews[gap.example]!)
        : live.printer.highlight(gap.code, gap.language),
    ),
  )
  return texts.map((text, index) => text + (contents[index] ?? '')).join('')
}

async function renderFigure(live: LiveSite, preview: Preview): Promise<string> {
  const figure = await toExample(live, preview, toRaw)
  addBase(figure, toBase(live.site.catalog))
  await highlightCodes(figure, live.printer, toRaw)
  return toHtml(figure, { allowDangerousHtml: true })
}
