import type { PageHeading } from '../markdown/index.ts'
import type { Component } from '../../schema/component.ts'
import type { FrontMatter, Route } from '../../schema/page.ts'

/** Where a page stands: its address, its section of the navigation, its outline. */
export function toRoute(
  id: string,
  frontMatter: FrontMatter,
  headings: PageHeading[],
  component: Pick<Component, 'name' | 'category'> | null,
): Route {
  const { title, description, navigation = title } = frontMatter
  const section = id === 'components' ? 'Components' : toSection(id)
  return {
    id,
    path: id === 'index' ? '/' : `/${id}`,
    title,
    navigation,
    description,
    section: component?.category ?? section,
    component: component?.name ?? null,
    headings: headings.map(({ depth, text, slug }) => ({ depth, text, slug })),
  }
}

/** The folder of the page as a heading; pages outside any folder are the overview. */
export function toSection(id: string): string {
  const folder = id.includes('/') ? id.split('/')[0]! : 'overview'
  return folder[0]!.toUpperCase() + folder.slice(1).replaceAll(/[-_]/g, ' ')
}

/** What the place of a page in a list depends on. */
type Listed = { path: string; section: string; title: string; order?: number }

/**
 * Compares pages for a list: the home page, sections of `first`, others by name, then those of
 * `last`. Within a section `order` counts, then the title.
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
 * Pages in navigation order: the home page, guides, other sections by name, components by category,
 * then pages outside any folder. Within a section `order` counts, then the title.
 */
export function sortPages<T extends Sortable>(pages: T[], categories: string[]): T[] {
  const compare = comparePages(['Guides'], ['Components', ...categories, 'Overview'])
  const toListed = ({ route, frontMatter: { order } }: T) => {
    const { path, section, navigation: title } = route
    return { path, section, title, order }
  }
  return pages.toSorted((a, b) => compare(toListed(a), toListed(b)))
}

/** Id of a page from its path in the content folder; `index` stands for its folder. */
export function toPageId(path: string): string {
  const id = path.replaceAll('\\', '/').replace(/\.mdx?$/, '')
  return id.replace(/\/index$/, '')
}
