import { listBySection, listNewComponents } from '@kit-edge/engine/files/groups.ts'
import { onceFor } from '@kit-edge/engine/library/once-for.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'

/** All pages but the home page by their sections, and which components among them are new. */
export const listNavigation = onceFor((catalog: Catalog) => {
  const routes = catalog.routes.filter((route) => route.path !== '/')
  return {
    routes,
    sections: listBySection({ ...catalog, routes }),
    news: listNewComponents(catalog),
  }
})
