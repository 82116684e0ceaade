import { listBySection } from '@kit-edge/engine/files/groups.ts'
import { onceFor } from '@kit-edge/engine/library/once-for.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import type { Route } from '@kit-edge/engine/schema/page.ts'

/** Where the header leads: the first page of each section, and the gallery for all components. */
export const listPlaces = onceFor((catalog: Catalog): { title: string; route: Route }[] => {
  const routes = catalog.routes.filter(({ path, component }) => path !== '/' && !component)
  return listBySection({ ...catalog, routes }).map(({ section, routes: [route] }) => ({
    title: section === 'Overview' ? route!.navigation : section,
    route: route!,
  }))
})
