import type { Catalog } from '../schema/catalog.ts'
import type { Route } from '../schema/page.ts'

/** The pages of each section of the navigation, in order. */
export function listBySection({ routes }: Catalog): { section: string; routes: Route[] }[] {
  return [...Map.groupBy(routes, ({ section }) => section)].map(([section, routes]) => ({
    section,
    routes,
  }))
}
