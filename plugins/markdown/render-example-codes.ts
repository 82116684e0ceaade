import { toCallSyntax } from '../../kit/src/edge/to-call-syntax.ts'
import type { Preview } from '../../kit/src/site/list-previews.ts'
import type { LiveSite } from '../shared/live-site.ts'
import { renderExample } from '../shared/render-example.ts'
import { formatHtml } from './format-html.ts'
import type { ExampleCode } from './to-figure.ts'

/**
 * The views of a live example: as its author wrote it, with Edge's own calls where they render the
 * same, and the HTML.
 */
export async function renderExampleCodes(
  { site, renderer }: Pick<LiveSite, 'site' | 'renderer'>,
  { code, request }: Pick<Preview, 'code' | 'request'>,
  html: string,
): Promise<ExampleCode[]> {
  const formatted = await formatHtml(html)
  const calls = toCallSyntax(code, [site.catalog.library.namespace])
  const isSame =
    calls !== null &&
    (await isAlike(await renderExample(renderer, { code: calls, request }), html, formatted))
  return [
    { title: 'Edge', language: 'edge', code },
    ...(isSame ? [{ title: 'Edge @', language: 'edge', code: calls }] : []),
    { title: 'HTML', language: 'html', code: formatted },
  ]
}

/** Whether HTML is the same but for space that nobody sees; most is the same to the letter. */
async function isAlike(other: string, html: string, formatted: string): Promise<boolean> {
  if (other.trim() === html.trim()) return true
  return withoutBlankLines(await formatHtml(other)) === withoutBlankLines(formatted)
}

function withoutBlankLines(text: string): string {
  return text.replace(/\n\s*\n/g, '\n')
}
