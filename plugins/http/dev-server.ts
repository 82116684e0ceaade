import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import { lookup } from 'mrmime'
import { toMarkdownPath } from '@kit-edge/engine/catalog/paths.ts'
import { libraryDocs } from '../library-docs.ts'
import type { DocSite } from '../content/doc-site.ts'
import type { OpenSite } from '../content/open-site.ts'
import { findPolicy } from '../playground/policies.ts'
import { prefersMarkdown } from './prefers-markdown.ts'
import { toResponseHeaders } from './to-response-headers.ts'

/**
 * Responds to malformed paths with status 400 in `astro dev`, where Astro would send 500 and its
 * stack, and lets only its own pages open files in the editor.
 */
export function refusedRequests(): AstroIntegration {
  let stack: { route: string; handle: unknown }[] = []
  return {
    name: 'refused-requests',
    hooks: {
      'astro:server:setup': ({ server }) => {
        stack = server.middlewares.stack
      },
      'astro:server:start': () => {
        // By now, Astro has put its own middleware first, which decodes the path.
        stack.unshift({ route: '', handle: refuse })
      },
    },
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const url = request.url ?? '/'
  const type = { 'Content-Type': 'text/plain; charset=utf-8' }
  if (!isPath(url)) response.writeHead(400, type).end('Bad request\n')
  else if (opensEditor(url) && request.headers['sec-fetch-site'] !== 'same-origin') {
    response.writeHead(403, type).end('Forbidden\n')
  } else next()
}

/** Whether a request asks Vite to open a file. Its route ignores case. */
function opensEditor(url: string): boolean {
  return /\/__open-in-editor/i.test(url)
}

function isPath(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?')[0]!).includes('\0')
  } catch {
    return false
  }
}

/**
 * Serves Markdown to clients of `astro dev` that prefer it, as hosts do for the built site: the
 * Markdown of a page, or `/404.md` with status 404. Must come after all integrations that publish
 * files.
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
            const policy = findPolicy(path)
            if (policy !== undefined) response.setHeader('Content-Security-Policy', policy)
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

/** Whether a path has a known file extension. For `.constructor`, `lookup` returns a function. */
function isOfFile(path: string): boolean {
  return typeof lookup(path) === 'string'
}

/**
 * Whether a path could be that of a page or its Markdown, and belongs to no preview and no public
 * file.
 */
function isMissing({ pages, folders }: DocSite, path: string, isMarkdown: boolean): boolean {
  const isOfPage = path.endsWith('.md') || (isMarkdown && !isOfFile(path) && !path.startsWith('/@'))
  const isPreview = pages.some(({ examples }) => examples.some((each) => each.path === path))
  return isOfPage && !isPreview && !existsSync(join(folders.public, path))
}
