import { slug } from 'github-slugger'
import { listBySection, listNewComponents } from '@kit-edge/engine/files/groups.ts'
import { onceFor } from '@kit-edge/engine/library/once-for.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import type { Route } from '@kit-edge/engine/schema/page.ts'

/** Returns all pages except the home page, grouped by section, and the names of new components. */
export const listNavigation = onceFor((catalog: Catalog) => {
  const routes = catalog.routes.filter((route) => route.path !== '/')
  return {
    routes,
    sections: listBySection({ ...catalog, routes }),
    news: listNewComponents(catalog),
  }
})

/**
 * Returns the links of the header: the first page of each section, and the gallery for all
 * components.
 */
export const listPlaces = onceFor((catalog: Catalog): { title: string; route: Route }[] => {
  const routes = catalog.routes.filter(({ path, component }) => path !== '/' && !component)
  return listBySection({ ...catalog, routes }).map(({ section, routes: [route] }) => ({
    title: section === 'Overview' ? route!.navigation : section,
    route: route!,
  }))
})

/** Returns the breadcrumbs above a page, outermost first. The first page of a section has none. */
export function listTrail(
  { routes }: Pick<Catalog, 'routes'>,
  route: Route,
): { title: string; path: string }[] {
  if (route.component) {
    // The parent of a component is the gallery, whose headings are the categories.
    const gallery = routes.find(({ path }) => path === '/components')
    if (!gallery) return []
    return [
      { title: 'Components', path: gallery.path },
      { title: route.section, path: `${gallery.path}#${slug(route.section)}` },
    ]
  }
  // The parent of a block is the gallery.
  const first = routes.find(({ section }) => section === route.section)
  return first && first.path !== route.path ? [{ title: route.section, path: first.path }] : []
}
