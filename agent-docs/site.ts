import type { AstroConfig } from 'astro'
import { toMarkdownPath } from '@kit-edge/engine/catalog/paths.ts'

/** How the URLs of a site are written. */
export type Site = {
  /** The start of all URLs, without a slash at its end: origin and base path */
  root: string
  /** The base path, without a slash at its end */
  base: string
  /** Whether URLs of pages end with a slash */
  hasSlash: boolean
}

/** The parts of Astro's configuration that decide URLs. */
type Config = Pick<AstroConfig, 'site' | 'base' | 'trailingSlash' | 'build'>

/** Returns how a site writes its URLs. Without `site`, they are paths. */
export function toSite({ site, base, trailingSlash, build }: Config): Site {
  const path = `/${base}`.replace(/\/+/g, '/').replace(/\/$/, '')
  return {
    root: `${site ? new URL(site).origin : ''}${path}`,
    base: path,
    hasSlash:
      trailingSlash === 'always' || (trailingSlash === 'ignore' && build.format === 'directory'),
  }
}

/** Returns the URL of a page. */
export function toPageUrl({ root, base, hasSlash }: Site, path: string): string {
  const end = hasSlash || (path === '/' && base === '') ? '/' : ''
  return `${root}${path === '/' ? '' : encodeURI(path)}${end}`
}

/** Returns the URL of a page's Markdown. */
export function toMarkdownUrl({ root }: Pick<Site, 'root'>, path: string): string {
  return `${root}${encodeURI(toMarkdownPath(path))}`
}

/** A link within the site: its path below the base path, decoded, and its query and hash. */
export type LocalUrl = { path: string; rest: string }

/** Resolves a link on a page. Returns null if it leads to another site or to a part of the page. */
export function toLocalUrl(
  { root, base, hasSlash }: Site,
  page: string,
  url: string,
): LocalUrl | null {
  if (url === '' || url.startsWith('#')) return null
  const origin = root.startsWith('/') || root === '' ? 'http://localhost' : new URL(root).origin
  const start = { root: origin + base, base, hasSlash }
  const from = page === '/' ? `${start.root}/` : toPageUrl(start, page)
  if (!URL.canParse(url, from)) return null
  const target = new URL(url, from)
  if (target.origin !== origin || !`${target.pathname}/`.startsWith(`${base}/`)) return null
  const path = target.pathname.slice(base.length) || '/'
  return { path: decode(path), rest: target.search + target.hash }
}

/** Returns the path of a page without a slash, `index.html` or `.html` at its end. */
export function toPagePath(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/'
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
