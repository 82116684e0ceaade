import type { Library } from '../schema/library.ts'

/**
 * The absolute URL of a path of the documentation, without a slash at the end of the home page's;
 * null while the library has no host.
 */
export function toHostUrl({ docsUrl }: Pick<Library, 'docsUrl'>, path: string): string | null {
  return docsUrl === undefined ? null : `${docsUrl}${path === '/' ? '' : path}`
}
