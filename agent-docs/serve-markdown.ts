import type { AddressInfo } from 'node:net'
import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { AstroConfig, AstroIntegrationLogger, IntegrationResolvedRoute } from 'astro'
import { fileURLToPath } from 'node:url'
import { prefersMarkdown } from '@kit-edge/docs/http/prefers-markdown.ts'
import { convertPages } from './convert-pages.ts'
import { findSources, toFolders } from './find-sources.ts'
import { listRoutes } from './list-routes.ts'
import type { FullOptions } from './agent-docs-options.ts'
import { toMarkdownUrl, toPageUrl, type Site } from './site.ts'
import { toIndexFiles } from './to-index-files.ts'

/** The parts of Vite's server that are used. */
type Server = {
  httpServer: { address(): AddressInfo | string | null } | null
  middlewares: {
    use(
      handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
    ): void
  }
  watcher: { on(event: 'all', listener: () => void): unknown }
  ssrLoadModule(path: string): Promise<unknown>
}

/** What is served in `astro dev`. */
type Dev = {
  server: Server
  config: AstroConfig
  site: Site
  options: FullOptions
  readRoutes: () => IntegrationResolvedRoute[]
  logger: AstroIntegrationLogger
}

/**
 * Serves the Markdown of pages and the files that list them in `astro dev`, and Markdown at the URL
 * of a page to clients that prefer it. Each is generated from the HTML that the server responds
 * with, so a page that breaks affects no other.
 */
export function serveMarkdown(dev: Dev): void {
  const { server, config, site, logger } = dev
  let all: Promise<Map<string, string>> | undefined
  server.watcher.on('all', () => (all = undefined))
  server.middlewares.use(async (request, response, next) => {
    const path = toPath(site, request)
    if (path === null || isPublic(config, path) || isEndpoint(dev, path)) return next()
    const isPage = !/\.\w+$/.test(path)
    const page = findPage(path) ?? (isPage && prefersMarkdown(request.headers.accept) ? path : null)
    if (isPage) {
      response.setHeader('Vary', 'Accept')
      response.setHeader('Link', toLink(site, path))
    }
    try {
      if (/(?:^\/|\/)llms(?:-full)?\.txt$|^\/sitemap\.md$/.test(path)) {
        const text = (await (all ??= listFiles(dev))).get(path)
        return text === undefined ? next() : send(response, path, text)
      }
      if (page === null) return next()
      const text = await toText(dev, page.replace(/(?<=.)\/$/, ''))
      return text === null ? next() : send(response, '.md', text)
    } catch (error) {
      all = undefined
      logger.error((error as Error).message)
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
      return response.end(`${(error as Error).message}\n`)
    }
  })
}

function send(response: ServerResponse, path: string, text: string): void {
  const type = path.endsWith('.md') ? 'text/markdown' : 'text/plain'
  response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(text)
}

/** Returns the path of a request below the base path, decoded, or null if it is none of a page. */
function toPath({ base }: Site, request: IncomingMessage): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const { originalUrl = request.url } = request as { originalUrl?: string }
  const [url = '/'] = (originalUrl ?? '/').split('?')
  if (!`${url}/`.startsWith(`${base}/`)) return null
  try {
    const path = decodeURIComponent(url.slice(base.length)) || '/'
    return /^\/(?:@|_|node_modules\/|src\/)|\0/.test(path) ? null : path
  } catch {
    return null
  }
}

/** Returns the page whose Markdown is at a path. */
function findPage(path: string): string | null {
  if (/^\/(?:index)?\.md$/.test(path)) return '/'
  const page = path.replace(/\/(?:index)?\.md$|\.md$/, '')
  return page === path ? null : page
}

function isPublic({ publicDir }: AstroConfig, path: string): boolean {
  return path !== '/' && existsSync(join(fileURLToPath(publicDir), path))
}

/** Whether a site has a file of its own at a path. */
function isEndpoint({ readRoutes }: Dev, path: string): boolean {
  return readRoutes().some(
    ({ type, patternRegex }) => type === 'endpoint' && patternRegex.test(path),
  )
}

function toLink(site: Site, path: string): string {
  const url = toMarkdownUrl(site, path.replace(/(?<=.)\/$/, ''))
  return `<${url}>; rel="alternate"; type="text/markdown"`
}

/** Returns the HTML of a page from the server itself, or null if it has none at this path. */
async function fetchHtml({ server, site }: Dev, path: string): Promise<string | null> {
  const address = server.httpServer?.address()
  if (typeof address !== 'object' || address === null) return null
  const { pathname } = new URL(toPageUrl(site, path), 'http://localhost')
  const response = await fetch(`http://localhost:${address.port}${pathname}`, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  })
  if (response.status >= 500) throw new Error(`Cannot render \`${path}\`, see the error above.`)
  const isHtml = /^text\/html\b/.test(response.headers.get('content-type') ?? '')
  return response.ok && isHtml ? response.text() : null
}

/** Converts pages of the server. */
async function convert(dev: Dev, paths: string[], all: string[]) {
  const { site, options, config } = dev
  const known = new Set(all)
  const find = findSources(toFolders(config))
  const pages: { path: string; html: string }[] = []
  const problems: string[] = []
  for (const path of paths) {
    try {
      const html = await fetchHtml(dev, path)
      if (html !== null) pages.push({ path, html })
    } catch (error) {
      if (paths.length === 1) throw error
      problems.push((error as Error).message)
    }
  }
  const converted = await convertPages({
    site,
    options,
    pages,
    readHtml: ({ html }) => html,
    findSources: find,
    isPage: (path) => known.has(path),
    isOther: () => true,
  })
  return { ...converted, problems: [...problems, ...converted.problems] }
}

async function listPaths({ server, readRoutes, logger }: Dev): Promise<string[]> {
  return listRoutes(
    readRoutes(),
    (entrypoint) => server.ssrLoadModule(entrypoint),
    (message) => logger.warn(message),
  )
}

async function toText(dev: Dev, path: string): Promise<string | null> {
  const paths = await listPaths(dev)
  const { languages } = await convert(dev, [path], paths)
  return languages.flatMap(({ pages }) => pages)[0]?.text ?? null
}

/** Generates the files that list all pages. */
async function listFiles(dev: Dev): Promise<Map<string, string>> {
  const paths = await listPaths(dev)
  const { languages, home, problems } = await convert(dev, paths, paths)
  for (const problem of problems) dev.logger.warn(problem)
  const files = toIndexFiles(dev.site, languages, { home, options: dev.options })
  return new Map(files.map(({ path, parts }) => [path, parts.join('')]))
}
