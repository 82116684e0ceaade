import type { ElementContent } from 'hast'

/** Wraps HTML in a node of a Markdown page. Plugins leave it unchanged. */
export function toRaw(html: string): ElementContent {
  return { type: 'raw', value: html } as unknown as ElementContent
}

/** Wraps HTML in an MDX node. Plugins leave it unchanged, and Astro prints it unescaped. */
export function toFragment(html: string): ElementContent {
  const node = {
    type: 'mdxJsxFlowElement',
    name: 'Fragment',
    attributes: [{ type: 'mdxJsxAttribute', name: 'set:html', value: html }],
    children: [],
  }
  return node as unknown as ElementContent
}

/** Escapes text for HTML, with the same character references as the rest of the page. */
export function escapeText(text: string): string {
  return text.replace(/[<&]/g, (character) => (character === '<' ? '&#x3C;' : '&#x26;'))
}
