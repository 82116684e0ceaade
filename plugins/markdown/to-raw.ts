import type { ElementContent } from 'hast'

/** HTML as a node of a page of Markdown that plugins leave alone: it stands there as it is. */
export function toRaw(html: string): ElementContent {
  return { type: 'raw', value: html } as unknown as ElementContent
}
