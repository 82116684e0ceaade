import type { Catalog } from '../schema/catalog.ts'
import type { Component } from '../schema/component.ts'

/** The components of each category that has any, in the library's order. */
export function listByCategory({
  library,
  components,
}: Catalog): { name: string; components: Component[] }[] {
  return library.categories
    .map((name) => ({
      name,
      components: components.filter((component) => component.category === name),
    }))
    .filter(({ components }) => components.length)
}
