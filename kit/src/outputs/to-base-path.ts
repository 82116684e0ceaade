import type { Library } from '../schema/library.ts'

/** The path below which a site is served, without a slash at its end; empty while it has no host. */
export function toBasePath({ docsUrl }: Pick<Library, 'docsUrl'>): string {
  return docsUrl === undefined ? '' : new URL(docsUrl).pathname.replace(/\/$/, '')
}
