import type { Catalog } from '../schema/catalog.ts'

/** Whether the site has a feed: it needs a release to tell of, and a host for absolute links. */
export function hasFeed({ library, releases }: Pick<Catalog, 'library' | 'releases'>): boolean {
  return releases.some(({ date }) => date !== null) && library.docsUrl !== undefined
}
