import { relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Loader } from 'astro/loaders'
import * as z from 'zod'
import { routeSchema } from '../../kit/src/schema/page.ts'
import { framePreview, listLonePreviews } from '../example/lone-previews.ts'
import { getOpenSite, toPageKey } from './open-site.ts'
import { toFactsKey } from './site-facts.ts'
import { toKey } from './to-key.ts'

/**
 * Fills the collection of pages: each with its front matter, its place and its headings, and a
 * digest of all that it shows. Astro renders those in MDX; the HTML of the others is not in the
 * store, which is written as one text, but with `renderPage`.
 */
export function pagesLoader() {
  return {
    name: 'pages',
    schema: routeSchema.extend({
      lastUpdated: z.string().optional().describe('Day of the last commit, `2026-11-21`'),
    }),
    async load({ store, parseData, config }) {
      const { site } = getOpenSite()
      const root = fileURLToPath(config.root)
      store.clear()
      for (const page of site.pages) {
        const { route, markdown } = page
        const lastUpdated = site.lastUpdated.get(markdown.file)
        store.set({
          id: route.id,
          data: await parseData({ id: route.id, data: { ...route, lastUpdated } }),
          filePath: relative(root, resolve(markdown.file)).split(sep).join('/'),
          digest: toKey(toPageKey(site, page), toFactsKey(site), lastUpdated ?? ''),
          ...(markdown.mdx && { deferredRender: true }),
        })
      }
    },
  } satisfies Loader
}

/** Fills the collection of live examples that have a page alone; a build has one in the place of all. */
export function examplesLoader() {
  return {
    name: 'examples',
    schema: z.object({ heading: z.string() }),
    async load({ store, parseData, watcher }) {
      store.clear()
      for (const { path, heading } of watcher
        ? listLonePreviews(getOpenSite().site)
        : [framePreview]) {
        const id = path.slice('/preview/'.length)
        store.set({ id, data: await parseData({ id, data: { heading } }) })
      }
    },
  } satisfies Loader
}
