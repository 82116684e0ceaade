import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { PageExample } from '@kit-edge/engine/library/pages/examples.ts'
import type { DocSite } from '../content/doc-site.ts'
import type { OpenSite } from '../content/open-site.ts'
import { writeOutput } from '../http/publish-files.ts'
import { listVariants } from './render-examples.ts'
import { showExample } from './to-example.ts'

/** The page of a live example alone: its path, and what stands above the example. */
export type LonePreview = { path: string; heading: string }

/** The HTML of a live example, and that of each variant, each in a `<template>`. */
export type LonePreviewHtml = { html: string; variants: string }

/**
 * Writes the page of each live example alone. Astro renders one of them, a frame with blanks: there
 * may be thousands, which differ in nothing else.
 */
export function lonePreviews(docs: OpenSite): AstroIntegration {
  return {
    name: 'lone-previews',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const file = join(folder, `${framePreview.path}.html`)
        const frame = await readFile(file, 'utf8')
        await rm(file)
        const files = listLonePreviews(docs.site).map(({ path, heading, example }) => ({
          path: `${path}.html`,
          content: fillFrame(frame, { heading, ...renderLonePreview(docs.site, example) }),
        }))
        writeOutput(folder, files)
        logger.info(`wrote ${files.length} examples`)
      },
    },
  }
}

/** Every live example as the page that shows it alone is named. */
export function listLonePreviews({
  pages,
}: Pick<DocSite, 'pages'>): (LonePreview & { example: PageExample })[] {
  return pages.flatMap(({ route, examples }) =>
    examples.map((example) => ({
      path: example.path,
      // The first example of a page is named as the page.
      heading:
        example.title === route.title ? route.navigation : `${example.title} · ${route.navigation}`,
      example,
    })),
  )
}

/** What the page of a live example alone shows, which is the HTML of the page around it. */
export function renderLonePreview(site: DocSite, example: PageExample): LonePreviewHtml {
  const { variants } = listVariants(site.catalog, example)
  return {
    html: showExample(site, example),
    variants: variants.map((one) => `<template>${showExample(site, one)}</template>`).join(''),
  }
}

/** Stands for every live example in a build: its page has blanks for what differs. */
export const framePreview: LonePreview & LonePreviewHtml = {
  path: '/preview/frame',
  heading: '%preview:heading%',
  html: '%preview:html%',
  variants: '%preview:variants%',
}

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
