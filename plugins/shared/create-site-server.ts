import { readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import send from 'send'
import { toContentType } from './to-content-type.ts'

/**
 * A server for a built site, for looking at it before it is hosted: pages without their `.html`,
 * character sets on text, `404.html` with status 404. It looks at the disk for each request, so
 * that a new build shows.
 * @param folder the folder that `astro build` wrote
 * @param base path below which the site is served, without a slash at its end
 */
export function createSiteServer(folder: string, base = ''): Server {
  const notFound = async (response: ServerResponse) => {
    const page = await readFile(join(folder, '404.html')).catch(() => 'Page not found')
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
  }
  return createServer((request, response) => {
    const [url = '/'] = (request.url ?? '/').split('?')
    const path = url.slice(base.length) || '/'
    if (!url.startsWith(base) || !path.startsWith('/')) return notFound(response)
    const find = (name: string, otherwise: () => void) =>
      send(request, name, { root: folder })
        .on('headers', (_response: ServerResponse, file: string) => {
          response.setHeader('Content-Type', toContentType(file))
        })
        .on('error', otherwise)
        .on('directory', otherwise)
        .pipe(response)
    // A page may stand beside a folder of its name: `/components` and `/components/button`.
    find(path, () => find(`${path}.html`, () => notFound(response)))
  })
}
