import type { Preview } from '../../kit/src/site/list-previews.ts'
import { toPreviewHtml } from '../markdown/to-preview-html.ts'
import { listVariants } from './list-variants.ts'
import type { LiveSite } from './live-site.ts'
import { toBase } from './to-base.ts'
import { toExampleKey } from './to-example-key.ts'

/** The HTML of a live example, and that for each choice of its controls, each in a `<template>`. */
export type LonePreviewHtml = { html: string; variants: string }

/** What the page of a live example alone shows, which is the HTML of the page around it. */
export function renderLonePreview({ site, examples }: LiveSite, preview: Preview): LonePreviewHtml {
  const base = toBase(site.catalog)
  const toHtml = (one: Preview) => toPreviewHtml(examples.get(toExampleKey(one))!, one.id, base)
  const { variants } = listVariants(site.catalog, preview)
  return {
    html: toHtml(preview),
    variants: variants.map((one) => `<template>${toHtml(one)}</template>`).join(''),
  }
}
