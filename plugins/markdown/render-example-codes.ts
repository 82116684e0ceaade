import { toCallSyntax } from '../../kit/src/edge/to-call-syntax.ts'
import type { PageExample } from '../../kit/src/site/list-examples.ts'
import type { LiveSite } from '../shared/live-site.ts'
import { renderExample } from '../shared/render-example.ts'
import { isAlike } from './is-alike.ts'
import type { ExampleCode } from './to-figure.ts'

/**
 * The views of a live example: as its author wrote it, with Edge's own calls where they render the
 * same, and the HTML.
 */
export async function renderExampleCodes(
  { site, renderer, printer }: Pick<LiveSite, 'site' | 'renderer' | 'printer'>,
  { code, request }: Pick<PageExample, 'code' | 'request'>,
  html: string,
): Promise<ExampleCode[]> {
  const formatted = await printer.formatHtml(html)
  const calls = toCallSyntax(code, [site.catalog.library.namespace])
  const isSame =
    calls !== null && isAlike(await renderExample(renderer, { code: calls, request }), html)
  return [
    { title: 'Edge', language: 'edge', code },
    ...(isSame ? [{ title: 'Edge @', language: 'edge', code: calls }] : []),
    { title: 'HTML', language: 'html', code: formatted },
  ]
}
