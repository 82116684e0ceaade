import type { PageHeading } from '../library/markdown/index.ts'
import type { Component } from '../schema/component.ts'
import type { FrontMatter, Route } from '../schema/page.ts'

/** Returns the place of a page: its URL path, its navigation section and its outline. */
export function toRoute(
  id: string,
  frontMatter: FrontMatter,
  headings: PageHeading[],
  component: Pick<Component, 'name' | 'category'> | null,
): Route {
  const { title, description, navigation = title, group } = frontMatter
  // The pages that list all components, and all blocks, come first in their sections.
  const section = ['components', 'blocks'].includes(id) ? toSection(`${id}/`) : toSection(id)
  return {
    id,
    path: id === 'index' ? '/' : `/${id}`,
    title,
    navigation,
    description,
    section: component?.category ?? section,
    ...(group !== undefined && { group }),
    component: component?.name ?? null,
    headings: headings.map(({ depth, text, slug }) => ({ depth, text, slug })),
  }
}

/** Returns the folder of the page as a heading. Pages outside any folder are the overview. */
export function toSection(id: string): string {
  const folder = id.includes('/') ? id.split('/')[0]! : 'overview'
  return folder[0]!.toUpperCase() + folder.slice(1).replaceAll(/[-_]/g, ' ')
}

/** The values that decide the order of a page in a list. */
type Listed = { path: string; section: string; title: string; order?: number }

/**
 * Compares pages for a list: the home page, the sections in `first`, other sections by name, then
 * those in `last`. Within a section, sorts by `order`, then by title.
 */
export function comparePages(first: string[], last: string[] = []) {
  const sections = [...first, undefined, ...last]
  const rank = ({ path, section }: Listed) => {
    if (path === '/') return -1
    const place = sections.indexOf(section)
    return place === -1 ? first.length : place
  }
  const orderOf = ({ order = Number.MAX_VALUE }: Listed) => order
  return (a: Listed, b: Listed) =>
    rank(a) - rank(b) ||
    a.section.localeCompare(b.section, 'en') ||
    orderOf(a) - orderOf(b) ||
    a.title.localeCompare(b.title, 'en')
}

type Sortable = { route: Route; frontMatter: FrontMatter }

/**
 * Sorts pages in navigation order: the home page, guides, other sections by name, components by
 * category, then pages outside any folder. Within a section, sorts by `order`, then by title.
 */
export function sortPages<T extends Sortable>(pages: T[], categories: string[]): T[] {
  const compare = comparePages(['Guides'], ['Components', ...categories, 'Overview'])
  const toListed = ({ route, frontMatter: { order } }: T) => {
    const { path, section, navigation: title } = route
    return { path, section, title, order }
  }
  return pages.toSorted((a, b) => compare(toListed(a), toListed(b)))
}

/** Returns the id of a page from its path in the content folder. `index` gets the folder's id. */
export function toPageId(path: string): string {
  const id = path.replaceAll('\\', '/').replace(/\.mdx?$/, '')
  return id.replace(/\/index$/, '')
}
