import {
  findBlock,
  findCategory,
  findEntry,
  listCategories,
  suggestNames,
} from '../search/entry.ts'
import { BLOCKS } from '../catalog/groups.ts'
import type { ToolAnswer, ToolInput } from '../schema/answers.ts'
import type { Catalog } from '../schema/catalog.ts'
import { searchEntries } from '../search/search.ts'

/**
 * Returns the components and blocks that match a query, best first, or suggestions if none matches.
 * Throws a LookupError for an unknown category.
 */
export function toSearchAnswer(
  catalog: Catalog,
  { query, category, limit }: ToolInput<'search_components'>,
): ToolAnswer<'search_components'> {
  const within = category === undefined ? undefined : findCategory(catalog, category)
  const found = searchEntries(catalog, query, within)
  return {
    query,
    total: found.length,
    results: found.slice(0, limit).map(({ name, parent, matchedOn }) => {
      const block = findBlock(catalog, name)
      if (block) return { name, category: BLOCKS, summary: block.description, matchedOn }
      const { component, subComponent } = findEntry(catalog, name)
      const { tag, summary } = subComponent ?? component
      const { category } = component
      return { name, tag, category, summary, ...(parent && { parent }), matchedOn }
    }),
    ...(found.length === 0 && {
      suggestions: {
        names: suggestNames(catalog, query),
        categories: listCategories(catalog),
      },
    }),
  }
}
