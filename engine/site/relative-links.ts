import { type PageMarkdown, parsePage, rewriteDestinations } from '../library/markdown/index.ts'
import { toPageId } from './route.ts'
import type { PageSource } from './sources.ts'

/**
 * Parses a page with its relative links to other pages rewritten from the root:
 * `./theming.md#tokens`, `../guides/theming` and `theming` in a file of `guides/` lead to
 * `/guides/theming`. Other links stay unchanged.
 * @param ids of all pages
 * @param parse replaces `parsePage`
 */
export function parseRooted(
  { id, file, text, mdx }: PageSource,
  ids: ReadonlySet<string>,
  parse = parsePage,
): PageMarkdown {
  const page = parse(text, { file, mdx })
  const folder = /(?:^|\/)index\.mdx?$/.test(file) ? id : id.replace(/(?:^|\/)[^/]*$/, '')
  const rooted = rewriteDestinations(page.text, page.links, (url, { kind }) =>
    kind === 'image' ? url : toRooted(url, folder === 'index' ? '' : folder, ids),
  )
  return rooted === page.text ? page : parse(rooted, { file, mdx })
}

/** A URL with a scheme, a path from the root, an anchor or query string only, or an empty link. */
const other = /^(?:[a-z][a-z\d+.-]*:|[/\\#?]|$)/i

function toRooted(url: string, folder: string, ids: ReadonlySet<string>): string {
  if (other.test(url)) return url
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  const { pathname } = new URL(path, `http://localhost/${folder && `${folder}/`}`)
  const id = toPageId(decode(pathname).replace(/^\/|\/$/g, '')) || 'index'
  if (!ids.has(id)) return url
  return `${id === 'index' ? '/' : `/${id}`}${rest}`
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
