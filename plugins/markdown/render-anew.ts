import { toHtml } from 'hast-util-to-html'
import { toBasePath } from '../../kit/src/outputs/to-base-path.ts'
import type { PageExample } from '../../kit/src/site/list-examples.ts'
import type { Page } from '../../kit/src/site/to-site.ts'
import type { LiveSite } from '../shared/live-site.ts'
import { toPageKey } from '../shared/to-page-key.ts'
import { addBase } from './add-base.ts'
import { takeDraft } from './draft-page.ts'
import { highlightCodes } from './highlight-codes.ts'
import { toExample } from './to-example.ts'
import { toRaw } from './to-raw.ts'
import { toSearchedHtml } from './to-searched-html.ts'

/** The HTML of a page, and as much of it as is searched: all but its live examples. */
type RenderedPage = { html: string; searched: string }

/** A page of Markdown as HTML, which is kept for the next build. */
export async function renderAnew(live: LiveSite, page: Page): Promise<RenderedPage> {
  const key = toPageKey(live, page)
  const rendered = await render(live, page)
  // Unless the library has changed meanwhile.
  if (toPageKey(live, page) === key) {
    live.caches?.pages.set(key, rendered.html)
    live.caches?.searched.set(key, rendered.searched)
  }
  return rendered
}

async function render(live: LiveSite, { markdown, previews }: Page): Promise<RenderedPage> {
  const draft = takeDraft(markdown, live)
  const { texts, gaps } = draft
  const contents = await Promise.all(
    gaps.map((gap) =>
      gap.code === undefined
        ? renderFigure(live, previews[gap.example]!)
        : live.printer.highlight(gap.code, gap.language),
    ),
  )
  const html = texts.map((text, index) => text + (contents[index] ?? '')).join('')
  return { html, searched: toSearchedHtml(draft) }
}

async function renderFigure(live: LiveSite, preview: PageExample): Promise<string> {
  const figure = await toExample(live, preview, toRaw)
  addBase(figure, toBasePath(live.site.catalog.library))
  await highlightCodes(figure, live.printer, toRaw)
  return toHtml(figure, { allowDangerousHtml: true })
}
