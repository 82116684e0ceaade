/**
 * Serves the built site, and one of hostile texts, for the browser tests, under the strictest policy that it works with, so
 * that whatever breaks it is an error of the page; Playwright starts and stops it.
 */
import { createSiteServer } from '../../plugins/http/create-site-server.ts'
import { sites } from '../site/sites.ts'
import { address, hostileAddress } from './address.ts'

const policy = [
  "default-src 'none'",
  // Pagefind's index is read by WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ')

for (const [at, site] of [
  [address, sites.kit],
  [hostileAddress, sites.nasty],
] as const) {
  const { hostname, port } = new URL(at)
  createSiteServer(site.OUT_DIR)
    .prependListener('request', (_request, response) => {
      response.setHeader('Content-Security-Policy', policy)
    })
    .listen(Number(port), hostname)
}
