import type { Element, ElementContent } from 'hast'
import { toExampleKey } from '../shared/to-example-key.ts'
import { listVariants } from '../shared/list-variants.ts'
import type { LiveSite } from '../shared/live-site.ts'
import { renderExample } from '../shared/render-example.ts'
import { showExample } from '../shared/show-example.ts'
import type { PageExample } from '../../kit/src/site/list-examples.ts'
import { renderExampleCodes } from './render-example-codes.ts'
import { toChoiceHtml } from './to-choice-html.ts'
import { toFigure } from './to-figure.ts'

/**
 * The figure of a live example: the example, its controls and its code.
 * @param toNode makes a node that stands for HTML as it is
 */
export async function toExample(
  live: LiveSite,
  preview: PageExample,
  toNode: (html: string) => ElementContent,
): Promise<Element> {
  const { html, codes } = await render(live, preview)
  const { controls, variants } = listVariants(live.site.catalog, preview)
  const choices = await Promise.all(
    variants.map(async (one) => toChoiceHtml(live.printer, await render(live, one))),
  )
  return toFigure(preview, toNode(html), codes, {
    controls,
    choices: choices.length ? [toNode(choices.join(''))] : [],
  })
}

async function render(live: LiveSite, preview: PageExample) {
  const html =
    live.examples.get(toExampleKey(preview)) ?? (await renderExample(live.renderer, preview))
  return {
    html: showExample(live, preview, html),
    codes: await renderExampleCodes(live, preview, html),
  }
}
