import type { LonePreview } from './list-lone-previews.ts'
import type { LonePreviewHtml } from './render-lone-preview.ts'

/** Stands for every live example in a build: its page has blanks for what differs. */
export const framePreview: LonePreview & LonePreviewHtml = {
  path: '/preview/frame',
  heading: '%preview:heading%',
  html: '%preview:html%',
  variants: '%preview:variants%',
}
