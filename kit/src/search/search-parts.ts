import { findByName } from '../lookup/find-by-name.ts'
import { toPlainName } from '../lookup/to-plain-name.ts'
import type { Catalog } from '../schema/catalog.ts'
import { toSearchIndex } from './to-search-index.ts'

/** A component or sub-component that a search found, and the fields that it was found in. */
export type FoundPart = { name: string; parent: string | null; matchedOn: string[] }

/** Characters of a query that are searched for. */
const maxLength = 200

/**
 * Components and sub-components that match a query, best first: the one of that name, then whole
 * words, beginnings, typos.
 */
export function searchParts(catalog: Catalog, query: string, category?: string): FoundPart[] {
  const found = toSearchIndex(catalog)
    .search(query.slice(0, maxLength), {
      filter: (result) => category === undefined || result.category === category,
    })
    .map(({ id, parent, match }) => ({
      name: id,
      parent,
      matchedOn: [...new Set(Object.values(match).flat())],
    }))
  const named = findNamed(catalog, query, category)
  if (!named) return found
  const [first = named] = found.filter(({ name }) => name === named.name)
  return [first, ...found.filter(({ name }) => name !== named.name)]
}

/** `CardHeader` is no word of any text, and still a name. */
function findNamed(catalog: Catalog, query: string, category?: string): FoundPart | null {
  const { component, subComponent } = findByName(catalog, toPlainName(query)) ?? {}
  if (!component || (category !== undefined && component.category !== category)) return null
  const matchedOn = ['name']
  return subComponent
    ? { name: subComponent.name, parent: component.name, matchedOn }
    : { name: component.name, parent: null, matchedOn }
}
