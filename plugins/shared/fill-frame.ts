import type { LonePreview } from './list-lone-previews.ts'
import type { LonePreviewHtml } from './render-lone-preview.ts'

/** The page of a live example alone: the page of `framePreview` with its blanks filled. */
export function fillFrame(
  frame: string,
  { heading, html, variants }: Pick<LonePreview, 'heading'> & LonePreviewHtml,
): string {
  const fillings: Record<string, string> = { heading: escape(heading), html, variants }
  return frame.replace(/%preview:(\w+)%/g, (whole, name: string) =>
    Object.hasOwn(fillings, name) ? fillings[name]! : whole,
  )
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
