import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { renderPage } from './markdown/render-page.ts'
import { goOn } from './shared/go-on.ts'
import { indexDocuments, type SearchDocument, type SearchFile } from './shared/index-documents.ts'
import type { LiveSite } from './shared/live-site.ts'
import { toKey } from './shared/to-key.ts'
import { writeOutput } from './shared/write-output.ts'

/**
 * Indexes the pages with Pagefind, into `/pagefind/`: those of Markdown while Astro puts them into
 * the site, and the others when they are built. The index of the last build serves again if what is
 * searched has not changed.
 */
export function search(live: LiveSite): AstroIntegration {
  let documents: Promise<SearchDocument[]>
  let indexing: ReturnType<typeof indexDocuments> | undefined
  let files: Promise<SearchFile[]>
  return {
    name: 'search',
    hooks: {
      'astro:build:start': async () => {
        documents = listMarkdown(live)
        if (live.caches?.search.get(toSearchKey(await documents))) return
        indexing = goOn(indexDocuments(documents))
      },
      'astro:build:generated': ({ dir }) => {
        files = goOn(finish(fileURLToPath(dir)))
      },
      'astro:build:done': async ({ dir, logger }) => {
        const contents = (await files).map(({ path, base64 }) => ({
          path,
          content: Buffer.from(base64, 'base64'),
        }))
        writeOutput(join(fileURLToPath(dir), 'pagefind'), contents)
        logger.info(`indexed ${live.site.pages.length} pages`)
      },
    },
  }

  async function finish(folder: string): Promise<SearchFile[]> {
    const others = await listBuilt(live, folder)
    const key = toSearchKey([...(await documents), ...others])
    const known = live.caches?.search.get(key)
    if (known) return known
    const index = await (indexing ?? indexDocuments(documents))
    const files = await index.finish(others)
    live.caches?.search.set(toSearchKey(await documents), [])
    live.caches?.search.set(key, files)
    return files
  }
}

/** The pages of Markdown: as much of them as is searched. */
function listMarkdown(live: LiveSite): Promise<SearchDocument[]> {
  const pages = live.site.pages.filter(({ markdown }) => markdown.mdx === null)
  return Promise.all(
    pages.map(async (page) => {
      const { title, description, path } = page.route
      const head = toHtml([h('h1', title), h('p', description)])
      const { searched } = await renderPage(live, page)
      return toDocument(path, `<main data-pagefind-body>${head}${searched}`)
    }),
  )
}

/** The other pages as they were built, without what stands around them and changes with styles. */
function listBuilt({ site }: LiveSite, folder: string): Promise<SearchDocument[]> {
  const pages = site.pages.filter(({ markdown }) => markdown.mdx !== null)
  return Promise.all(
    pages.map(async ({ route: { path } }) => {
      const html = await readFile(
        join(folder, path === '/' ? 'index.html' : `${path}.html`),
        'utf8',
      )
      return toDocument(path, html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')))
    }),
  )
}

function toDocument(url: string, main: string): SearchDocument {
  return { url, content: `<!doctype html><html lang="en"><body>${main}</main></body></html>` }
}

function toSearchKey(documents: SearchDocument[]): string {
  return toKey(...documents.flatMap(({ url, content }) => [url, content]))
}
