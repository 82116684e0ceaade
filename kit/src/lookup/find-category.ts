import { listByCategory } from '../outputs/list-by-category.ts'
import { findNearest } from '../problem/find-nearest.ts'
import { LookupError } from '../problem/lookup-error.ts'
import type { Catalog } from '../schema/catalog.ts'

/** The category of a name, in whatever case it is written; a LookupError when there is none. */
export function findCategory(catalog: Catalog, written: string): string {
  const names = listByCategory(catalog).map(({ name }) => name)
  const wanted = toKey(written)
  const found = names.find((name) => toKey(name) === wanted)
  if (found) return found
  const nearest = findNearest(written, names)
  // Categories are few: the message names all of them.
  throw new LookupError('category', written, names, nearest ? [nearest] : [], { listAll: true })
}

function toKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()
}
