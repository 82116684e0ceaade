import type { Catalog } from '../schema/catalog.ts'
import type { Entry } from '../schema/component.ts'
import { toComponentPath, toPackagedPath } from './paths.ts'
import type { Library } from '../schema/library.ts'

/**
 * Returns the URL of a path in the documentation. While the library has no host, returns the path
 * of the file in the installed package, or on the site a link from its root.
 */
export function toDocsUrl(
  library: Pick<Catalog['library'], 'docsUrl' | 'docsFolder'>,
  path: string,
): string {
  const { docsFolder } = library
  const url = toHostUrl(library, path)
  return url ?? (docsFolder === undefined ? path : `${docsFolder}${toPackagedPath(path)}`)
}

/**
 * Returns the URL or path of a component's documentation. For a component of the application or of
 * another package, that is its template.
 */
export function toEntryUrl(
  library: Pick<Catalog['library'], 'docsUrl' | 'docsFolder'>,
  { name, source }: Pick<Entry, 'name' | 'source'>,
): string {
  return source?.file ?? toDocsUrl(library, toComponentPath(name))
}

/**
 * Returns the absolute URL of a path in the documentation, or null while the library has no host.
 * The URL of the home page has no trailing slash.
 */
export function toHostUrl({ docsUrl }: Pick<Library, 'docsUrl'>, path: string): string | null {
  return docsUrl === undefined ? null : `${docsUrl}${path === '/' ? '' : path}`
}

/** Returns the base path of the site without a trailing slash. Empty while there is no host. */
export function toBasePath({ docsUrl }: Pick<Library, 'docsUrl'>): string {
  return docsUrl === undefined ? '' : new URL(docsUrl).pathname.replace(/\/$/, '')
}
