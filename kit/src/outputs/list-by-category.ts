import type { Catalog } from '../schema/catalog.ts'
import type { Component } from '../schema/component.ts'

/** The components of each category that has any, in the library's order. */
export function listByCategory({
  library,
  components,
}: Catalog): { name: string; components: Component[] }[] {
  const groups = Map.groupBy(components, ({ category }) => category)
  return library.categories.flatMap((name) => {
    const components = groups.get(name)
    return components ? [{ name, components }] : []
  })
}
