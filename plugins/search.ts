import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import * as pagefind from 'pagefind'
import type { Memory } from './cache/open-cache.ts'
import type { OpenSite } from './content/open-site.ts'
import { toKey } from './cache/keys.ts'
import { writeOutput } from './http/publish-files.ts'

/** A page for the search index: its URL and its HTML. */
type SearchDocument = { url: string; content: string }

/** A file of the index: its path below the folder, and its content. */
type SearchFile = { path: string; base64: string }

/**
 * Indexes the pages with Pagefind into `/pagefind/`, while Astro builds the site. Reuses the index
 * of the last build if the searched text has not changed.
 */
export function search(docs: OpenSite): AstroIntegration {
  const cache = docs.openCache<SearchFile[]>('search')
  let files: Promise<SearchFile[]>
  return {
    name: 'search',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'build') return
        const documents = listDocuments(docs)
        files = listFiles(documents, cache)
        // An error is thrown where the files are awaited.
        files.catch(() => {})
        // All pages are rendered by then. Ends the thread that highlights code, to free its memory.
        Promise.all(documents).then(docs.site.printer.close, () => {})
      },
      'astro:build:done': async ({ dir, logger }) => {
        const contents = (await files).map(({ path, base64 }) => ({
          path,
          content: Buffer.from(base64, 'base64'),
        }))
        writeOutput(join(fileURLToPath(dir), 'pagefind'), contents)
        await cache?.save()
        logger.info(`indexed ${docs.site.pages.length} pages`)
      },
    },
  }
}

/** Key of a cache entry that exists if an earlier build has stored an index. */
const earlier = 'earlier'

async function listFiles(
  documents: Promise<SearchDocument>[],
  cache: Memory<SearchFile[]> | undefined,
): Promise<SearchFile[]> {
  const toSearchKey = async () =>
    toKey(...(await Promise.all(documents)).flatMap(({ url, content }) => [url, content]))
  // Waits for all pages only if there is an earlier index that may be reused.
  const known = cache?.get(earlier) && cache.get(await toSearchKey())
  if (known) return known
  const files = await indexDocuments(documents)
  cache?.set(earlier, [])
  cache?.set(await toSearchKey(), files)
  return files
}

/** Returns the searched HTML of each page, below its title and description. */
function listDocuments({ site, renderSearched }: OpenSite): Promise<SearchDocument>[] {
  return site.pages.map(async (page) => {
    const { title, description, path } = page.route
    const head = toHtml([h('h1', title), h('p', description)])
    const main = `<main data-pagefind-body>${head}${await renderSearched(page)}</main>`
    return { url: path, content: `<!doctype html><html lang="en"><body>${main}</body></html>` }
  })
}

/**
 * Passes documents to Pagefind, a separate process, as they become ready. Returns all files of the
 * index. Throws an Error if Pagefind reports one.
 */
async function indexDocuments(documents: Promise<SearchDocument>[]): Promise<SearchFile[]> {
  try {
    const { index, errors } = await pagefind.createIndex()
    if (!index) throw new Error(`Cannot index the pages: ${errors.join('; ')}`)
    const adding: Promise<unknown>[] = []
    // In order, because the files of the index depend on it.
    for (const document of documents) adding.push(index.addHTMLFile(await document).then(must))
    await Promise.all(adding)
    // Pagefind's own `writeFiles` resolves before the files are complete.
    const { files } = must(await index.getFiles())
    return files.map(({ path, content }) => ({
      path,
      base64: Buffer.from(content).toString('base64'),
    }))
  } finally {
    await pagefind.close()
  }
}

function must<T extends { errors: string[] }>(result: T): T {
  if (result.errors.length) throw new Error(`Cannot index the pages: ${result.errors.join('; ')}`)
  return result
}
