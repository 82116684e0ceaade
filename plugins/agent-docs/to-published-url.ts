import { toMarkdownPath } from '@kit-edge/engine/files/paths.ts'
import { toPageId } from '@kit-edge/engine/library/pages/route.ts'

/** Where the pages of a site are. */
export type DocsPlace = {
  /** `https://docs.example` */
  origin: string
  /** Base path without a slash at its end: `/handbook`, or nothing */
  base: string
  /** Whether addresses of pages end with a slash, which decides what relative links mean */
  isFolder: boolean
  /** Paths of all pages below the base, by the path of their file in the folder of the content */
  paths: Map<string, string>
}

/**
 * A destination as assistants follow it: absolute, and to the Markdown where it leads to a page.
 * Anchors of the page itself, and pictures that the build moves, stay as they are written.
 */
export function toPublishedUrl(
  url: string,
  { file, kind }: { file: string; kind: string },
  { origin, base, isFolder, paths }: DocsPlace,
): string {
  if (/^(?:#|\/\/|[a-z][a-z\d+.-]*:)/i.test(url) || url === '') return url
  if (kind === 'image' && !url.startsWith('/')) return url
  const path = paths.get(file) ?? '/'
  const isFile = !url.startsWith('/') && /\.mdx?(?:[?#]|$)/.test(url)
  const from = isFile ? `/${file}` : `${base}${path}${isFolder && path !== '/' ? '/' : ''}`
  const { pathname, search, hash } = new URL(url, `${origin}${from}`)
  const pages = new Set(paths.values())
  const target = isFile ? findByFile(pathname, paths) : stripBase(pathname, base)
  if (target === undefined) return `${origin}${pathname}${search}${hash}`
  const page = target.replace(/\/$/, '') || '/'
  if (!pages.has(page)) return `${origin}${base}${target}${search}${hash}`
  return `${origin}${base}${toMarkdownPath(page)}${search}${hash}`
}

function findByFile(pathname: string, paths: DocsPlace['paths']): string | undefined {
  const id = toPageId(decodeURI(pathname.slice(1)))
  const entry = [...paths].find(([file]) => toPageId(file) === id)
  return entry?.[1]
}

/** The path below the base, or undefined for one beside it. */
function stripBase(pathname: string, base: string): string | undefined {
  if (pathname === base) return '/'
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined
}
