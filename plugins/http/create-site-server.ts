import { readFile } from 'node:fs/promises'
import { createServer, STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import send from 'send'
import { toMarkdownPath } from '@kit-edge/engine/files/paths.ts'
import { prefersMarkdown } from './prefers-markdown.ts'
import { toResponseHeaders } from './to-response-headers.ts'

/** The only files with a dot before their name or that of a folder that anybody may have. */
const wellKnown = /^\/\.well-known(\/[\w-]+)+\.\w+$/

/** A path that ends with a slash. One with `//` or `\` could lead to another host, so it does not count. */
const slashed = /^(?:\/[^/\\]+)+\/$/

/** Headers of a file that cannot be sent after all. */
const fileHeaders = ['Accept-Ranges', 'Cache-Control', 'Content-Length', 'Content-Type', 'ETag']

/**
 * A server for a built site, for looking at it before it is hosted: pages without their `.html`,
 * as Markdown for clients that prefer it, character sets on text, `404.html` or `404.md` with
 * status 404. It looks at the disk for each request, so that a new build shows.
 * @param folder the folder that `astro build` wrote
 * @param base path below which the site is served, without a slash at its end
 */
export function createSiteServer(folder: string, base = ''): Server {
  return createServer((request, response) => {
    const [url = '/', ...query] = toTarget(request.url ?? '/').split('?')
    const path = url.slice(base.length) || '/'
    const isMarkdown = prefersMarkdown(request.headers.accept)

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return refuse(response, 405)
    }
    const notFound = async () => {
      const name = isMarkdown || url.endsWith('.md') ? '404.md' : '404.html'
      const page = await readFile(join(folder, name)).catch(() => 'Page not found')
      response.writeHead(404, { ...toResponseHeaders(name, base), Vary: 'Accept' }).end(page)
    }
    if (!url.startsWith(base) || !path.startsWith('/')) return notFound()
    if (slashed.test(path)) {
      response.setHeader('Location', [url.slice(0, -1), ...query].join('?'))
      return refuse(response, 301)
    }

    const [markdown, html] = [toMarkdownPath(path), `${path}.html`]
    // A page may stand beside a folder of its name: `/components` and `/components/button`.
    const names = isMarkdown ? [markdown, path, html] : [path, html]
    const find = ([name, ...others]: string[]): unknown =>
      name === undefined
        ? notFound()
        : send(request, name, {
            root: folder,
            dotfiles: wellKnown.test(name) ? 'allow' : 'ignore',
          })
            .on('headers', (_response: unknown, file: string) => {
              const isPage = name !== path || path === '/'
              for (const [key, value] of Object.entries({
                ...toResponseHeaders(file, base),
                ...(isPage && { Vary: 'Accept' }),
              })) {
                response.setHeader(key, value)
              }
            })
            .on('error', ({ status }: { status: number }) => {
              if (response.headersSent) return response.destroy()
              for (const header of [...fileHeaders, 'Last-Modified']) response.removeHeader(header)
              // The file is there, but the client set a condition or asked for a range that it cannot have.
              if (status === 412 || status === 416 || status >= 500) return refuse(response, status)
              find(others)
            })
            .on('directory', () => find(others))
            .pipe(response)
    find(names)
  })
}

/** Path and query of a request, which may have the whole URL in its first line as one to a proxy has. */
function toTarget(url: string): string {
  const [, rest] = /^https?:\/\/[^/?]*(.*)$/i.exec(url) ?? []
  if (rest === undefined) return url
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Answers with a status alone; which file was asked for does not matter to it. */
function refuse(response: ServerResponse, status: number): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.writeHead(status).end(`${STATUS_CODES[status]}\n`)
}
