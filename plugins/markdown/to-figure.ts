import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { Preview } from '../../kit/src/site/list-previews.ts'
import { prefixIds } from './prefix-ids.ts'

/** What makes remark-rehype turn the code block of a live example into the example and its code. */
export function toFigure(
  { id, code }: Preview,
  html: string,
): { hName: string; hProperties: Element['properties']; hChildren: ElementContent[] } {
  const rendered = fromHtml(html, { fragment: true })
  prefixIds(rendered, `${id}-`)
  return {
    hName: 'figure',
    hProperties: { className: ['example'], id, dataPagefindIgnore: '' },
    hChildren: [
      element('div', ['example-preview'], rendered.children as ElementContent[]),
      element(
        'pre',
        [],
        [element('code', ['language-edge'], [{ type: 'text', value: `${code}\n` }])],
      ),
    ],
  }
}

function element(tagName: string, className: string[], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: { className }, children }
}
