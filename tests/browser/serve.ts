/**
 * Serves the built site for the browser tests, under the strictest policy that it works with, so
 * that whatever breaks it is an error of the page; Playwright starts and stops it.
 */
import { createSiteServer } from '../../plugins/shared/create-site-server.ts'
import { sites } from '../site/sites.ts'
import { address } from './address.ts'

const policy = [
  "default-src 'none'",
  // Pagefind's index is read by WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  // Examples may show an attribute `style`.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ')

const { hostname, port } = new URL(address)
createSiteServer(sites.kit.OUT_DIR)
  .prependListener('request', (_request, response) => {
    response.setHeader('Content-Security-Policy', policy)
  })
  .listen(Number(port), hostname)
