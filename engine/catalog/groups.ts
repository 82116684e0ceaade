import type { Block } from '../schema/block.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Component, SubComponent } from '../schema/component.ts'
import type { Route } from '../schema/page.ts'
import { isTag } from './tag-text.ts'

/** Lists the components by category, in the library's order. Omits empty categories. */
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

/** The group of components and sub-components in the search of the site. */
export const COMPONENTS = 'Components'

/** The category of blocks in lists of components. */
export const BLOCKS = 'Blocks'

/** Lists the blocks by category, in the order of the navigation. */
export function listBlocks({
  blocks,
}: Pick<Catalog, 'blocks'>): { name: string; blocks: Block[] }[] {
  return [...Map.groupBy(blocks, ({ category }) => category)].map(([name, blocks]) => ({
    name,
    blocks,
  }))
}

/** Lists the pages by section of the navigation, in order. */
export function listBySection({ routes }: Catalog): { section: string; routes: Route[] }[] {
  return [...Map.groupBy(routes, ({ section }) => section)].map(([section, routes]) => ({
    section,
    routes,
  }))
}

/** Lists all components, each followed by its sub-components. */
export function listEntries({
  components,
}: Pick<Catalog, 'components'>): (Component | SubComponent)[] {
  return components.flatMap((component) => [component, ...component.subComponents])
}

/** Lists the entries that are written as tags. Other Edge libraries have only calls: `@ui.card()`. */
export function listTagEntries(catalog: Pick<Catalog, 'components'>): (Component | SubComponent)[] {
  return listEntries(catalog).filter(({ tag }) => isTag(tag))
}

/** Lists the components that the newest release added, by name. Empty if it is the only release. */
export function listNewComponents({
  components,
  releases: [newest, ...older],
}: Pick<Catalog, 'components' | 'releases'>): string[] {
  if (!newest || !older.length) return []
  return components.filter(({ since }) => since === newest.version).map(({ name }) => name)
}
