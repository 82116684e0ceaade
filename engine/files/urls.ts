import type { Catalog } from '../schema/catalog.ts'
import { toPackagedPath } from './paths.ts'
import type { Library } from '../schema/library.ts'

/**
 * Where readers find a path of the documentation: at its URL, or while the library has no host, in
 * a file of the installed package, from the folder of the project. On a site without a host it is a
 * link from the root.
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
 * The absolute URL of a path of the documentation, without a slash at the end of the home page's;
 * null while the library has no host.
 */
export function toHostUrl({ docsUrl }: Pick<Library, 'docsUrl'>, path: string): string | null {
  return docsUrl === undefined ? null : `${docsUrl}${path === '/' ? '' : path}`
}

/** The path below which a site is served, without a slash at its end; empty while it has no host. */
export function toBasePath({ docsUrl }: Pick<Library, 'docsUrl'>): string {
  return docsUrl === undefined ? '' : new URL(docsUrl).pathname.replace(/\/$/, '')
}
