import { slug } from 'github-slugger'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import type { Route } from '@kit-edge/engine/schema/page.ts'

/** The places above a page, the outermost first; none for the first page of a section. */
export function listTrail(
  { routes }: Pick<Catalog, 'routes'>,
  route: Route,
): { title: string; path: string }[] {
  if (route.component) {
    // A component stands below the gallery, whose headings are the categories.
    const gallery = routes.find(({ path }) => path === '/components')
    if (!gallery) return []
    return [
      { title: 'Components', path: gallery.path },
      { title: route.section, path: `${gallery.path}#${slug(route.section)}` },
    ]
  }
  const first = routes.find(({ section }) => section === route.section)
  return first && first.path !== route.path ? [{ title: route.section, path: first.path }] : []
}
