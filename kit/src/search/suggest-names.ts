import { listEntries } from '../outputs/list-entries.ts'
import { findNearest } from '../problem/find-nearest.ts'
import type { Catalog } from '../schema/catalog.ts'
import { searchEntries } from './search-entries.ts'

/** Up to three names that a word most likely stands for, best first: by spelling, then by meaning. */
export function suggestNames(catalog: Catalog, word: string): string[] {
  const names = listEntries(catalog).map(({ name }) => name)
  const nearest = findNearest(word, names)
  const found = searchEntries(catalog, word).map(({ name }) => name)
  return [...new Set([...(nearest ? [nearest] : []), ...found])].slice(0, 3)
}
