import { relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Loader, LoaderContext } from 'astro/loaders'
import * as z from 'zod'
import { routeSchema } from '@kit-edge/engine/schema/page.ts'
import { framePreview, listLonePreviews } from '../example/lone-previews.ts'
import { getOpenSite, toPageKey } from './open-site.ts'
import { toFactsKey } from './site-facts.ts'
import { toKey } from '../cache/to-key.ts'

/**
 * Fills the collection of pages: each with its front matter, its place and its headings, and in a
 * build with a digest of all that it shows. Astro renders those in MDX; the HTML of the others is
 * not in the store, which is written as one text, but with `renderPage`.
 */
export function pagesLoader() {
  return {
    name: 'pages',
    schema: routeSchema.extend({
      lastUpdated: z.string().optional().describe('Day of the last commit, `2026-11-21`'),
    }),
    load(context) {
      const { site } = getOpenSite()
      const root = fileURLToPath(context.config.root)
      const entries = site.pages.map((page): Entry => {
        const { route, markdown } = page
        const lastUpdated = site.lastUpdated.get(markdown.file)
        const data = { ...route, lastUpdated }
        return {
          id: route.id,
          data,
          filePath: relative(root, resolve(markdown.file)).split(sep).join('/'),
          // In dev a page is rendered whenever it is asked for.
          digest: context.watcher
            ? toKey(JSON.stringify(data))
            : toKey(toPageKey(site, page), toFactsKey(site), lastUpdated ?? ''),
          ...(markdown.mdx && { deferredRender: true }),
        }
      })
      return fill(context, entries)
    },
  } satisfies Loader
}

/** Fills the collection of live examples that have a page alone; a build has one in the place of all. */
export function examplesLoader() {
  return {
    name: 'examples',
    schema: z.object({ heading: z.string() }),
    load(context) {
      const previews = context.watcher ? listLonePreviews(getOpenSite().site) : [framePreview]
      return fill(
        context,
        previews.map(({ path, heading }) => ({
          id: path.slice('/preview/'.length),
          data: { heading },
          digest: toKey(heading),
        })),
      )
    },
  } satisfies Loader
}

/** An entry as it is before its data is validated. */
type Entry = {
  id: string
  data: Record<string, unknown>
  digest: string
  filePath?: string
  deferredRender?: boolean
}

/** Collections that this process has filled: Astro makes their loaders anew when a page changes. */
const filled = new Set<string>()

/**
 * Puts entries into the store of a collection. After the first time only those that have changed:
 * Astro takes half a second to write which entries are in MDX.
 */
async function fill(
  { collection, store, parseData }: LoaderContext,
  entries: Entry[],
): Promise<void> {
  // What another process has left there may be of other sources.
  if (!filled.has(collection)) store.clear()
  filled.add(collection)
  const ids = new Set(entries.map(({ id }) => id))
  for (const id of store.keys()) if (!ids.has(id)) store.delete(id)
  for (const entry of entries) {
    if (store.get(entry.id)?.digest === entry.digest) continue
    store.set({ ...entry, data: await parseData({ id: entry.id, data: entry.data }) })
  }
}
