import type { Preview } from '../../kit/src/site/list-previews.ts'
import { toPreviewHtml } from '../markdown/to-preview-html.ts'
import { listVariants } from './list-variants.ts'
import type { LiveSite } from './live-site.ts'
import { toBase } from './to-base.ts'
import { toExampleKey } from './to-example-key.ts'

/** A live example as the page that shows it alone has it. */
export type LonePreview = {
  path: string
  heading: string
  html: string
  /** Its HTML for each choice of its controls, each in a `<template>` */
  variants: string
}

/** What the page of each live example alone is made of; its HTML is that of the page around it. */
export function listLonePreviews({ site, examples }: LiveSite): LonePreview[] {
  const base = toBase(site.catalog)
  const toHtml = (preview: Preview) =>
    toPreviewHtml(examples.get(toExampleKey(preview))!, preview.id, base)
  return site.pages.flatMap(({ route, previews }) =>
    previews.map((preview) => {
      const { path, title } = preview
      const { variants } = listVariants(site.catalog, preview)
      return {
        path,
        // The first example of a page is named as the page.
        heading: title === route.title ? route.navigation : `${title} · ${route.navigation}`,
        html: toHtml(preview),
        variants: variants.map((one) => `<template>${toHtml(one)}</template>`).join(''),
      }
    }),
  )
}
