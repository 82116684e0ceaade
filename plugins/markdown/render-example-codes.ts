import { toCallSyntax } from '../../kit/src/edge/to-call-syntax.ts'
import type { Preview } from '../../kit/src/site/list-previews.ts'
import type { LiveSite } from '../shared/live-site.ts'
import type { CodePrinter } from '../shared/create-code-printer.ts'
import { renderExample } from '../shared/render-example.ts'
import type { ExampleCode } from './to-figure.ts'

/**
 * The views of a live example: as its author wrote it, with Edge's own calls where they render the
 * same, and the HTML.
 */
export async function renderExampleCodes(
  { site, renderer, printer }: Pick<LiveSite, 'site' | 'renderer' | 'printer'>,
  { code, request }: Pick<Preview, 'code' | 'request'>,
  html: string,
): Promise<ExampleCode[]> {
  const formatted = await printer.formatHtml(html)
  const calls = toCallSyntax(code, [site.catalog.library.namespace])
  const isSame =
    calls !== null &&
    (await isAlike(printer, await renderExample(renderer, { code: calls, request }), html))
  return [
    { title: 'Edge', language: 'edge', code },
    ...(isSame ? [{ title: 'Edge @', language: 'edge', code: calls }] : []),
    { title: 'HTML', language: 'html', code: formatted },
  ]
}

/** Whether HTML is the same but for space that nobody sees; most is the same to the letter. */
async function isAlike(printer: CodePrinter, one: string, other: string): Promise<boolean> {
  if (one.trim() === other.trim()) return true
  const [a, b] = await Promise.all([printer.formatHtml(one), printer.formatHtml(other)])
  return withoutBlankLines(a) === withoutBlankLines(b)
}

function withoutBlankLines(text: string): string {
  return text.replace(/\n\s*\n/g, '\n')
}
