import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { lookup } from 'mrmime'
import { toMarkdownPath } from '@kit-edge/engine/files/paths.ts'
import { libraryDocs } from '../agent-docs/library-docs.ts'
import type { DocSite } from '../content/doc-site.ts'
import type { OpenSite } from '../content/open-site.ts'
import { prefersMarkdown } from './prefers-markdown.ts'
import { toResponseHeaders } from './to-response-headers.ts'

/**
 * Gives Markdown to the clients of `astro dev` that prefer it, as hosts do with what is built: the
 * text of a page, or with status 404 that there is none. Stands after all that publishes files.
 */
export function negotiation(docs: OpenSite): AstroIntegration {
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
            const { site } = docs
            const headers = { ...toResponseHeaders('.md', base), Vary: 'Accept' }
            if (!isOfFile(path)) {
              response.setHeader('Link', headers.Link)
              response.setHeader('Vary', headers.Vary)
            }
            const files = await libraryDocs(site)
            const find = (name: string) => files.find((file) => file.path === name)
            const page = isMarkdown ? find(toMarkdownPath(path)) : undefined
            if (!page && !isMissing(site, path, isMarkdown)) return next()
            response.writeHead(page ? 200 : 404, headers).end((page ?? find('/404.md')!).text())
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
function isMissing({ pages, folders }: DocSite, path: string, isMarkdown: boolean): boolean {
  const isOfPage = path.endsWith('.md') || (isMarkdown && !isOfFile(path) && !path.startsWith('/@'))
  const isPreview = pages.some(({ examples }) => examples.some((each) => each.path === path))
  return isOfPage && !isPreview && !existsSync(join(folders.public, path))
}
