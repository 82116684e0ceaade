import type { Catalog } from '../../kit/src/schema/catalog.ts'

/** The path below which a site is served, without a slash at its end. */
export function toBase({ library }: Pick<Catalog, 'library'>): string {
  return new URL(library.docsUrl).pathname.replace(/\/$/, '')
}
