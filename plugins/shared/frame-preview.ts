import type { LonePreview } from './list-lone-previews.ts'

/** Stands for every live example in a build: its page has blanks for what differs. */
export const framePreview: LonePreview = {
  path: '/preview/frame',
  heading: '%preview:heading%',
  html: '%preview:html%',
  variants: '%preview:variants%',
}
