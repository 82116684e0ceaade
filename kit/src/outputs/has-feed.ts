import type { Catalog } from '../schema/catalog.ts'
import { listDatedReleases } from './list-dated-releases.ts'

/** Whether the site has a feed: it lists what is released, and its links are absolute. */
export function hasFeed(catalog: Pick<Catalog, 'library' | 'releases'>): boolean {
  return catalog.library.docsUrl !== undefined && listDatedReleases(catalog).length > 0
}
