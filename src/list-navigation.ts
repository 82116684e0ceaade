import { listBySection } from '../kit/src/outputs/list-by-section.ts'
import { listNewComponents } from '../kit/src/outputs/list-new-components.ts'
import { onceFor } from '../kit/src/once-for.ts'
import type { Catalog } from '../kit/src/schema/catalog.ts'

/** All pages but the home page by their sections, and which components among them are new. */
export const listNavigation = onceFor((catalog: Catalog) => {
  const routes = catalog.routes.filter((route) => route.path !== '/')
  return {
    routes,
    sections: listBySection({ ...catalog, routes }),
    news: listNewComponents(catalog),
  }
})
