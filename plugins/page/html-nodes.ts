import type { ElementContent } from 'hast'

/** HTML as a node of a page of Markdown that plugins leave alone: it stands there as it is. */
export function toRaw(html: string): ElementContent {
  return { type: 'raw', value: html } as unknown as ElementContent
}

/** HTML as a node of MDX that plugins leave alone, and Astro prints as it is. */
export function toFragment(html: string): ElementContent {
  const node = {
    type: 'mdxJsxFlowElement',
    name: 'Fragment',
    attributes: [{ type: 'mdxJsxAttribute', name: 'set:html', value: html }],
    children: [],
  }
  return node as unknown as ElementContent
}

/** Text as it stands in HTML, written as the rest of a page is. */
export function escapeText(text: string): string {
  return text.replace(/[<&]/g, (character) => (character === '<' ? '&#x3C;' : '&#x26;'))
}
