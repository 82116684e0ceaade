import type { ElementContent } from 'hast'

/** HTML as a node that plugins of Markdown leave alone; MDX has its own, which Astro prints. */
export function toRawNode(html: string, mdx: boolean): ElementContent {
  const node = mdx
    ? {
        type: 'mdxJsxFlowElement',
        name: 'Fragment',
        attributes: [{ type: 'mdxJsxAttribute', name: 'set:html', value: html }],
        children: [],
      }
    : { type: 'raw', value: html }
  return node as unknown as ElementContent
}
