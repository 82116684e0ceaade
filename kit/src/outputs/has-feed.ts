import type { Catalog } from '../schema/catalog.ts'

/** Whether the site has a feed of the releases: its links are absolute, so it needs a host. */
export function hasFeed({ library, releases }: Pick<Catalog, 'library' | 'releases'>): boolean {
  return releases.length > 0 && library.docsUrl !== undefined
}
