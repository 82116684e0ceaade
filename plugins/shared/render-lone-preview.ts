import type { PageExample } from '../../kit/src/site/list-examples.ts'
import { listVariants } from './list-variants.ts'
import type { LiveSite } from './live-site.ts'
import { showExample } from './show-example.ts'
import { toExampleKey } from './to-example-key.ts'

/** The HTML of a live example, and that for each choice of its controls, each in a `<template>`. */
export type LonePreviewHtml = { html: string; variants: string }

/** What the page of a live example alone shows, which is the HTML of the page around it. */
export function renderLonePreview(live: LiveSite, preview: PageExample): LonePreviewHtml {
  const toHtml = (one: PageExample) => showExample(live, one, live.examples.get(toExampleKey(one))!)
  const { variants } = listVariants(live.site.catalog, preview)
  return {
    html: toHtml(preview),
    variants: variants.map((one) => `<template>${toHtml(one)}</template>`).join(''),
  }
}
