import { slug } from 'github-slugger'
import { listNewComponents } from '@kit-edge/engine/catalog/groups.ts'
import { onceFor } from '@kit-edge/engine/catalog/once-for.ts'
import type { Catalog } from '@kit-edge/engine/schema/catalog.ts'
import type { Route } from '@kit-edge/engine/schema/page.ts'

/** A part of the site with a link in the header and a sidebar of its own. */
export type Area = {
  title: string
  groups: { heading: string; routes: Route[] }[]
  /** Its first page */
  first: Route
}

/** The sections that belong to the sidebar of another one. */
const areaOf: Record<string, string> = {
  Recipes: 'Guides',
  Rules: 'Guides',
  Overview: 'Reference',
}
const order = ['Guides', 'Components', 'Blocks']

/** Lists the areas of the site in the order of the header. The home page is in none. */
export const listAreas = onceFor((catalog: Catalog): Area[] => {
  const categories = new Map(catalog.blocks.map(({ name, category }) => [name, category]))
  const toHeading = ({ id, group, section }: Route) => group ?? categories.get(id) ?? section
  const toRank = (title: string) =>
    title === 'Reference'
      ? Infinity
      : (order.indexOf(title) + order.length + 1) % (order.length + 1)
  const pages = catalog.routes.filter(({ path }) => path !== '/')
  return [...Map.groupBy(pages, toArea)]
    .map(([title, routes]) => ({
      // A link to a single page has the name of the page.
      title: routes.length === 1 ? routes[0]!.navigation : title,
      groups: [...Map.groupBy(routes, toHeading)].map(([heading, routes]) => ({ heading, routes })),
      first: routes[0]!,
    }))
    .toSorted((a, b) => toRank(a.title) - toRank(b.title))
})

function toArea({ component, section }: Route): string {
  return component ? 'Components' : (areaOf[section] ?? section)
}

/** Finds the area of a page by its path. The home page and unknown pages have none. */
export function findArea(catalog: Catalog, path: string | undefined): Area | undefined {
  return listAreas(catalog).find(({ groups }) =>
    groups.some(({ routes }) => routes.some((route) => route.path === path)),
  )
}

/** Lists all pages except the home page, in the order of the areas and their sidebars. */
export const listPages = onceFor((catalog: Catalog): Route[] =>
  listAreas(catalog).flatMap(({ groups }) => groups.flatMap(({ routes }) => routes)),
)

/** Lists the names of the components that the newest release added. */
export const listNews = onceFor(listNewComponents)

/** What the breadcrumbs above a page need to know about it. */
export type Place = Pick<Route, 'path' | 'navigation' | 'section' | 'component'>

/** A step of the breadcrumbs. An area without an overview has no path on its first page. */
type Crumb = { title: string; path: string | null }

/** Returns the breadcrumbs above a page, outermost first, without the page itself. */
export function listTrail(catalog: Catalog, route: Place): Crumb[] {
  const home = { title: 'Home', path: '/' }
  const area = findArea(catalog, route.path)
  if (!area) return [home]
  if (area.first.path === route.path) {
    return area.title === route.navigation ? [home] : [home, { title: area.title, path: null }]
  }
  const trail = [home, { title: area.title, path: area.first.path }]
  // A page that names its group is above the others in it.
  const group = area.groups.find(({ routes }) => routes.some(({ path }) => path === route.path))!
  const [parent] = group.routes
  if (parent!.path !== route.path && parent!.navigation === group.heading) {
    return [...trail, { title: group.heading, path: parent!.path }]
  }
  // The headings of the gallery are the categories.
  return route.component && area.first.path === '/components'
    ? [...trail, { title: route.section, path: `/components#${slug(route.section)}` }]
    : trail
}
