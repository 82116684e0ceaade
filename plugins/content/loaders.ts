import { relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Loader, LoaderContext } from 'astro/loaders'
import * as z from 'zod'
import { routeSchema } from '@kit-edge/engine/schema/page.ts'
import { framePreviews, listLonePreviews } from '../example/lone-previews.ts'
import { getOpenSite } from './open-site.ts'
import { toFactsKey } from './site-facts.ts'
import { toPageKey } from '../cache/keys.ts'
import { toKey } from '../cache/open-cache.ts'

/**
 * Fills the collection of pages: each with its front matter, its route and its headings. In a
 * build, the digest covers everything that the page shows. Astro renders MDX pages. The HTML of the
 * other pages comes from `renderPage` and is not in the store, which Astro writes as a single text.
 */
export function pagesLoader() {
  return {
    name: 'pages',
    schema: routeSchema.extend({
      lastUpdated: z.string().optional().describe('Date of the last commit, such as `2026-11-21`'),
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
          // In dev, a page is rendered for each request.
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

/**
 * Fills the collection of live examples, which each have a page of their own. A build has one entry
 * for each kind of such a page.
 */
export function examplesLoader() {
  return {
    name: 'examples',
    schema: z.object({ heading: z.string() }),
    load(context) {
      const previews = context.watcher ? listLonePreviews(getOpenSite().site) : framePreviews
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

/** An entry before its data is validated. */
type Entry = {
  id: string
  data: Record<string, unknown>
  digest: string
  filePath?: string
  deferredRender?: boolean
}

/**
 * Collections that this process has filled. Astro creates their loaders again when a page changes.
 */
const filled = new Set<string>()

/**
 * Puts entries into the store of a collection. After the first time, it only writes changed
 * entries, because Astro takes half a second to write its list of MDX entries.
 */
async function fill(
  { collection, store, parseData }: LoaderContext,
  entries: Entry[],
): Promise<void> {
  // Entries of another process may come from other sources.
  if (!filled.has(collection)) store.clear()
  filled.add(collection)
  const ids = new Set(entries.map(({ id }) => id))
  for (const id of store.keys()) if (!ids.has(id)) store.delete(id)
  for (const entry of entries) {
    if (store.get(entry.id)?.digest === entry.digest) continue
    store.set({ ...entry, data: await parseData({ id: entry.id, data: entry.data }) })
  }
}
