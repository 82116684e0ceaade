import type { Library } from '../schema/library.ts'

/** The absolute address of a page; that of the home page has no slash at its end. */
export function toPageUrl({ docsUrl }: Pick<Library, 'docsUrl'>, path: string): string {
  return `${docsUrl}${path === '/' ? '' : path}`
}
