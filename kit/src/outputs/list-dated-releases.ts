import type { Catalog } from '../schema/catalog.ts'
import type { Release } from '../schema/release.ts'

/** The releases that are out, the newest first. A feed has an entry for each of them. */
export function listDatedReleases({
  releases,
}: Pick<Catalog, 'releases'>): (Release & { date: string })[] {
  return releases.flatMap((release) =>
    release.date === null ? [] : [{ ...release, date: release.date }],
  )
}
