/**
 * Serves the built site and a site with hostile texts for the browser tests. Its strict content
 * security policy turns every violation into an error of the page. Playwright starts and stops it.
 * In addition to the pages of the site, `/examples/button` shows all examples of a component and
 * nothing else, because such a page opens three times as fast; `/examples/button,badge` shows those
 * of two. `/bare` is an empty page with the stylesheet of the package, and without a policy;
 * `/scripts.js` has all scripts of the package, and `/scripts/form.js` is one of them.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createSiteServer } from '../../plugins/http/create-site-server.ts'
import { sites } from '../site/sites.ts'
import { address, hostileAddress } from './address.ts'
import { readExamples } from './read-examples.ts'
import { toBarePage } from './to-bare-page.ts'
import { toExamplesPage } from './to-examples-page.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ')

const components = new Map((await readExamples()).map((one) => [one.name, one]))

/** Returns the page with the examples of the components that a path names, if it names some. */
async function findExamplesPage(path: string): Promise<string | undefined> {
  const names = path.split('/examples/')[1]?.split(',') ?? []
  const named = names.flatMap((name) => components.get(name) ?? [])
  return named.length ? toExamplesPage(named) : undefined
}

const barePage = toBarePage('', { head: '<link rel="stylesheet" href="/bare.css">' })
const styles = readFileSync('kit/build/styles.css')

for (const [at, site] of [
  [address, sites.kit],
  [hostileAddress, sites.nasty],
] as const) {
  const { hostname, port } = new URL(at)
  const siteServer = createSiteServer(site.OUT_DIR)
  createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, at)
    if (pathname === '/bare') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(barePage)
      return
    }
    if (pathname === '/bare.css') {
      response.setHeader('Cache-Control', 'max-age=3600')
      response.setHeader('Content-Type', 'text/css; charset=utf-8').end(styles)
      return
    }
    if (pathname.startsWith('/scripts')) {
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
      response.end(readFileSync(`kit/build${pathname}`))
      return
    }
    response.setHeader('Content-Security-Policy', policy)
    const html = await findExamplesPage(pathname)
    if (html === undefined) siteServer.emit('request', request, response)
    else response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html)
  }).listen(Number(port), hostname)
}
