import type { Catalog } from '../schema/catalog.ts'
import { toHostUrl } from './to-host-url.ts'
import { toPackagedPath } from './to-packaged-path.ts'

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
