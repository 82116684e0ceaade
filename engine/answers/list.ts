import { findCategory } from '../search/entry.ts'
import { listByCategory } from '../files/groups.ts'
import type { ToolAnswer } from '../schema/answers.ts'
import type { Catalog } from '../schema/catalog.ts'

/** Lists components by category, all or only some. Throws a LookupError for an unknown category. */
export function toListAnswer(
  catalog: Catalog,
  categories: readonly string[] = [],
): ToolAnswer<'list_components'> {
  const wanted = new Set(categories.map((category) => findCategory(catalog, category)))
  const groups = listByCategory(catalog).filter(({ name }) => !wanted.size || wanted.has(name))
  return {
    total: groups.reduce((total, { components }) => total + components.length, 0),
    categories: groups.map(({ name, components }) => ({
      name,
      count: components.length,
      components: components.map(({ name, summary, subComponents }) => ({
        name,
        summary,
        ...(subComponents.length && { subComponents: subComponents.map((sub) => sub.name) }),
      })),
    })),
  }
}
