import type { ElementContent } from 'hast'

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
