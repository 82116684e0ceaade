import { listBySection } from '../engine/files/groups.ts'
import { onceFor } from '../engine/library/once-for.ts'
import type { Catalog } from '../engine/schema/catalog.ts'
import type { Route } from '../engine/schema/page.ts'

/** Where the header leads: the first page of each section, and the gallery for all components. */
export const listPlaces = onceFor((catalog: Catalog): { title: string; route: Route }[] => {
  const routes = catalog.routes.filter(({ path, component }) => path !== '/' && !component)
  return listBySection({ ...catalog, routes }).map(({ section, routes: [route] }) => ({
    title: section === 'Overview' ? route!.navigation : section,
    route: route!,
  }))
})
