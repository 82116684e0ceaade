import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { goOn } from './shared/go-on.ts'
import { indexDocuments, type SearchDocument, type SearchFile } from './shared/index-documents.ts'
import type { LiveSite } from './shared/live-site.ts'
import { toKey } from './shared/to-key.ts'
import { writeOutput } from './shared/write-output.ts'

/** Where the cache says that there is an index of an earlier build. */
const earlier = 'earlier'

/**
 * Indexes the pages with Pagefind, into `/pagefind/`, as they are rendered, and finishes while Astro
 * builds the site. The index of the last build serves again if what is searched has not changed.
 */
export function search(live: LiveSite): AstroIntegration {
  let files: Promise<SearchFile[]>
  return {
    name: 'search',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command === 'build') files = goOn(listFiles(listDocuments(live)))
      },
      'astro:build:done': async ({ dir, logger }) => {
        const contents = (await files).map(({ path, base64 }) => ({
          path,
          content: Buffer.from(base64, 'base64'),
        }))
        writeOutput(join(fileURLToPath(dir), 'pagefind'), contents)
        await live.caches?.search.save()
        logger.info(`indexed ${live.site.pages.length} pages`)
      },
    },
  }

  async function listFiles(documents: Promise<SearchDocument>[]): Promise<SearchFile[]> {
    const cache = live.caches?.search
    const key = goOn(toSearchKey(documents))
    // All pages are waited for only where an index may serve again.
    const known = cache?.get(earlier) && cache.get(await key)
    if (known) return known
    const files = await indexDocuments(documents)
    cache?.set(earlier, [])
    cache?.set(await key, files)
    return files
  }
}

/** Each page, with its title and what it is about above what is searched of it. */
function listDocuments({ site, searched }: LiveSite): Promise<SearchDocument>[] {
  return site.pages.map(async ({ route: { title, description, path } }, index) => {
    const head = toHtml([h('h1', title), h('p', description)])
    const main = `<main data-pagefind-body>${head}${await searched[index]}</main>`
    return { url: path, content: `<!doctype html><html lang="en"><body>${main}</body></html>` }
  })
}

async function toSearchKey(documents: Promise<SearchDocument>[]): Promise<string> {
  const all = await Promise.all(documents)
  return toKey(...all.flatMap(({ url, content }) => [url, content]))
}
