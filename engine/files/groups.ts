import type { Catalog } from '../schema/catalog.ts'
import type { Component, SubComponent } from '../schema/component.ts'
import type { Route } from '../schema/page.ts'

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

/** The pages of each section of the navigation, in order. */
export function listBySection({ routes }: Catalog): { section: string; routes: Route[] }[] {
  return [...Map.groupBy(routes, ({ section }) => section)].map(([section, routes]) => ({
    section,
    routes,
  }))
}

/** Every component, each with its sub-components after it. */
export function listEntries({
  components,
}: Pick<Catalog, 'components'>): (Component | SubComponent)[] {
  return components.flatMap((component) => [component, ...component.subComponents])
}

/** Names of the components that the newest release brought; none while there is only one release. */
export function listNewComponents({
  components,
  releases: [newest, ...older],
}: Pick<Catalog, 'components' | 'releases'>): string[] {
  if (!newest || !older.length) return []
  return components.filter(({ since }) => since === newest.version).map(({ name }) => name)
}
