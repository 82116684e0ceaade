import type { Catalog } from '../schema/catalog.ts'
import { toSearchIndex } from './to-search-index.ts'

/** A component or sub-component that a search found, and the fields that it was found in. */
export type FoundPart = { name: string; parent: string | null; matchedOn: string[] }

/** Components and sub-components that match a query, best first: whole words, beginnings, typos. */
export function searchParts(catalog: Catalog, query: string, category?: string): FoundPart[] {
  return toSearchIndex(catalog)
    .search(query, category ? { filter: (result) => result.category === category } : {})
    .map(({ id, parent, match }) => ({
      name: id,
      parent,
      matchedOn: [...new Set(Object.values(match).flat())],
    }))
}
