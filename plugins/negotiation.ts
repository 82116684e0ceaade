import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { lookup } from 'mrmime'
import { readProse } from '../kit/io/read-prose.ts'
import { toNotFoundMarkdown } from '../kit/src/outputs/to-not-found-markdown.ts'
import type { LiveSite } from './shared/live-site.ts'
import { prefersMarkdown } from './shared/prefers-markdown.ts'
import { toPageMarkdown } from './shared/to-page-markdown.ts'
import { toResponseHeaders } from './shared/to-response-headers.ts'

/**
 * Gives Markdown to the clients of `astro dev` that prefer it, as hosts do with what is built: the
 * text of a page, or with status 404 that there is none. Stands after all that publishes files.
 */
export function negotiation(live: LiveSite): AstroIntegration {
  let base = ''
  return {
    name: 'negotiation',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '')
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const [url = '/'] = (request.originalUrl ?? '/').split('?')
            const path = url.slice(base.length) || '/'
            if (!url.startsWith(base) || !path.startsWith('/')) return next()
            const isMarkdown = prefersMarkdown(request.headers.accept)
            const page = live.site.pages.find(({ route }) => route.path === path)
            const headers = { ...toResponseHeaders('.md', base), Vary: 'Accept' }
            if (!isOfFile(path)) {
              response.setHeader('Link', headers.Link)
              response.setHeader('Vary', headers.Vary)
            }
            if (page ? !isMarkdown : !isMissing(live, path, isMarkdown)) return next()
            const text = page
              ? toPageMarkdown(live, page)
              : toNotFoundMarkdown(live.site.catalog, await readProse('not-found.md'))
            response.writeHead(page ? 200 : 404, headers).end(text)
          } catch (error) {
            next(error)
          }
        })
      },
    },
  }
}

/** Whether a path ends as that of a file; the table of endings has functions under `constructor`. */
function isOfFile(path: string): boolean {
  return typeof lookup(path) === 'string'
}

/** Whether a path would be that of a page or its Markdown, and no other file has it. */
function isMissing({ site, folders }: LiveSite, path: string, isMarkdown: boolean): boolean {
  const isOfPage = path.endsWith('.md') || (isMarkdown && !isOfFile(path) && !path.startsWith('/@'))
  const isPreview = site.pages.some(({ previews }) => previews.some((each) => each.path === path))
  return isOfPage && !isPreview && !existsSync(join(folders.public, path))
}
