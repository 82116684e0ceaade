import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { h } from 'hastscript'
import { toHtml } from 'hast-util-to-html'
import * as pagefind from 'pagefind'
import type { Page } from '../kit/src/site/to-site.ts'
import { renderPage } from './markdown/render-page.ts'
import type { LiveSite } from './shared/live-site.ts'
import { writeOutput } from './shared/write-output.ts'

/**
 * Indexes the pages with Pagefind, into `/pagefind/`. It is a process of its own, which reads those
 * of Markdown while Astro puts them into the site, and the others when they are built.
 */
export function search(live: LiveSite): AstroIntegration {
  let indexing: Promise<pagefind.PagefindIndex> | undefined
  return {
    name: 'search',
    hooks: {
      'astro:build:start': () => {
        indexing = indexMarkdown(live)
        // Thrown when it is awaited.
        indexing.catch(() => {})
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir)
        const index = await indexing!
        for (const { route } of live.site.pages.filter(({ markdown }) => markdown.mdx)) {
          const content = await readFile(join(folder, toFile(route.path)), 'utf8')
          must(await index.addHTMLFile({ url: route.path, content }))
        }
        // Pagefind's own `writeFiles` answers before the files are whole.
        const { files } = must(await index.getFiles())
        writeOutput(join(folder, 'pagefind'), files)
        await pagefind.close()
        logger.info(`indexed ${live.site.pages.length} pages`)
      },
    },
  }
}

async function indexMarkdown(live: LiveSite): Promise<pagefind.PagefindIndex> {
  const { index, errors } = await pagefind.createIndex()
  if (!index) throw new Error(`Cannot index the pages: ${errors.join('; ')}`)
  const pages = live.site.pages.filter(({ markdown }) => markdown.mdx === null)
  const adding = pages.map(async (page) => {
    const content = toDocument(page, await renderPage(live, page))
    must(await index.addHTMLFile({ url: page.route.path, content }))
  })
  await Promise.all(adding)
  return index
}

/** As much of a page as is searched: its title, what it is about, and its text. */
function toDocument({ route }: Page, html: string): string {
  const head = toHtml([h('h1', route.title), h('p', route.description)])
  return `<!doctype html><html lang="en"><body data-pagefind-body>${head}${html}</body></html>`
}

function toFile(path: string): string {
  return path === '/' ? 'index.html' : `${path}.html`
}

function must<T extends { errors: string[] }>(result: T): T {
  if (result.errors.length) throw new Error(`Cannot index the pages: ${result.errors.join('; ')}`)
  return result
}
