import { readFile } from 'node:fs/promises'
import { createServer, STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import send from 'send'
import { toMarkdownPath } from '@kit-edge/engine/catalog/paths.ts'
import { isLocalHost } from './is-local-host.ts'
import { prefersMarkdown } from './prefers-markdown.ts'
import { toResponseHeaders } from './to-response-headers.ts'

/** Paths below `/.well-known/`, the only dotfiles that are served. */
const wellKnown = /^\/\.well-known(\/[\w-]+)+\.\w+$/

/**
 * A path with a trailing slash. It must not contain `//` or `\`, which could redirect to another
 * host.
 */
const slashed = /^(?:\/[^/\\]+)+\/$/

/** Headers to remove if a file cannot be sent. */
const fileHeaders = ['Accept-Ranges', 'Cache-Control', 'Content-Length', 'Content-Type', 'ETag']

/**
 * Creates a server to preview a built site. It serves pages without `.html` in their URLs, Markdown
 * to clients that prefer it, text with its character set, and `404.html` or `404.md` with status
 * 404. It reads the disk for each request, so a new build shows at once. It only responds to requests
 * for `localhost` or an IP address.
 * @param folder output folder of `astro build`
 * @param base base path of the site, without a trailing slash
 */
export function createSiteServer(folder: string, base = ''): Server {
  return createServer((request, response) => {
    const [url = '/', ...query] = toTarget(request.url ?? '/').split('?')
    const path = url.slice(base.length) || '/'
    const isMarkdown = prefersMarkdown(request.headers.accept)

    if (!isLocalHost(request.headers.host)) return refuse(response, 403)
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
    // A page and a folder can have the same name: `/components` and `/components/button`.
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
              // The file exists, but its precondition or range is invalid, or reading it failed.
              if (status === 412 || status === 416 || status >= 500) return refuse(response, status)
              find(others)
            })
            .on('directory', () => find(others))
            .pipe(response)
    find(names)
  })
}

/**
 * Returns the path and query string of a request. Its first line can contain a full URL, as in a
 * request to a proxy.
 */
function toTarget(url: string): string {
  const [, rest] = /^https?:\/\/[^/?]*(.*)$/i.exec(url) ?? []
  if (rest === undefined) return url
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Responds with a status and its text, without any file. */
function refuse(response: ServerResponse, status: number): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.writeHead(status).end(`${STATUS_CODES[status]}\n`)
}
