import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { PageExample } from '@kit-edge/engine/site/examples.ts'
import { escapeHtml } from '@kit-edge/engine/tags'
import type { DocSite } from '../content/doc-site.ts'
import type { OpenSite } from '../content/open-site.ts'
import { writeOutput } from '../http/publish-files.ts'
import { listVariants } from './render-examples.ts'
import { showExample } from './to-example.ts'

/** The page that shows one live example alone: its path, and the heading above the example. */
export type LonePreview = { path: string; heading: string }

/** The HTML of a live example, of its variants, each in a `<template>`, and its layout. */
export type LonePreviewHtml = { html: string; variants: string; layout: string }

/**
 * Writes a page for each live example. Astro renders only one of each kind, with placeholders,
 * because there may be thousands that differ in nothing else.
 */
export function lonePreviews(docs: OpenSite): AstroIntegration {
  return {
    name: 'lone-previews',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const take = async (path: string) => {
          const file = join(folder, `${path}.html`)
          const frame = await readFile(file, 'utf8')
          await rm(file)
          return frame
        }
        const frame = await take(framePreview.path)
        const screenFrame = await take(screenPreview.path)
        const blockFrame = await take(blockPreview.path)
        const toFrame = ({ layout, application }: PageExample) =>
          application ? blockFrame : layout === 'screen' ? screenFrame : frame
        const files = listLonePreviews(docs.site).map(({ path, heading, example }) => ({
          path: `${path}.html`,
          content: fillFrame(toFrame(example), {
            heading,
            ...renderLonePreview(docs.site, example),
          }),
        }))
        writeOutput(folder, files)
        logger.info(`wrote ${files.length} examples`)
      },
    },
  }
}

/** Lists the live examples, each with the path and heading of its own page. */
export function listLonePreviews({
  pages,
}: Pick<DocSite, 'pages'>): (LonePreview & { example: PageExample })[] {
  return pages.flatMap(({ route, examples }) =>
    examples.map((example) => ({
      path: example.path,
      // The first example of a page has the title of the page.
      heading:
        example.title === route.title ? route.navigation : `${example.title} · ${route.navigation}`,
      example,
    })),
  )
}

/**
 * Returns the HTML for the page of one live example, which is the same as on its documentation
 * page.
 */
export function renderLonePreview(site: DocSite, example: PageExample): LonePreviewHtml {
  const { variants } = listVariants(site.catalog, example)
  return {
    html: showExample(site, example),
    layout: example.layout,
    variants: variants.map((one) => `<template>${showExample(site, one)}</template>`).join(''),
  }
}

/** Represents all live examples in a build: its page has placeholders for the parts that differ. */
export const framePreview: LonePreview & LonePreviewHtml = {
  path: '/preview/frame',
  heading: '%preview:heading%',
  html: '%preview:html%',
  layout: '%preview:layout%',
  variants: '%preview:variants%',
}

/** Represents all examples that are a page of their own, with its own headings. */
export const screenPreview: LonePreview & LonePreviewHtml = {
  ...framePreview,
  path: '/preview/screen-frame',
  layout: 'screen',
}

/** Represents all blocks in a build. Their pages have no heading and no spacing of their own. */
export const blockPreview: LonePreview & LonePreviewHtml = {
  ...framePreview,
  path: '/preview/blocks/frame',
}

/** The pages that Astro renders in a build. */
export const framePreviews = [framePreview, screenPreview, blockPreview]

/**
 * Returns the page of one live example: the page of `framePreview` with its placeholders filled in.
 */
export function fillFrame(
  frame: string,
  { heading, html, layout, variants }: Pick<LonePreview, 'heading'> & LonePreviewHtml,
): string {
  const fillings: Record<string, string> = { heading: escapeHtml(heading), html, layout, variants }
  return frame.replace(/%preview:(\w+)%/g, (whole, name: string) =>
    Object.hasOwn(fillings, name) ? fillings[name]! : whole,
  )
}
