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
  return {
    id,
    path: id === 'index' ? '/' : `/${id}`,
    title,
    navigation,
    description,
    section: component?.category ?? toSection(id),
    component: component?.name ?? null,
    headings: headings.map(({ depth, text, slug }) => ({ depth, text, slug })),
  }
}

/** The folder of the page as a heading; pages outside any folder are the overview. */
function toSection(id: string): string {
  const folder = id.includes('/') ? id.split('/')[0]! : id === 'components' ? id : 'overview'
  return folder[0]!.toUpperCase() + folder.slice(1).replaceAll('-', ' ')
}

type Sortable = { route: Route; frontMatter: FrontMatter }

/**
 * Pages in navigation order: the home page, guides, other sections by name, components by category,
 * then pages outside any folder. Within a section `order` counts, then the title.
 */
export function sortPages<T extends Sortable>(pages: T[], categories: string[]): T[] {
  const last = ['Components', ...categories, 'Overview']
  const rank = ({ path, section }: Route) => {
    if (path === '/') return 0
    return section === 'Guides' ? 1 : 3 + last.indexOf(section)
  }
  return pages.toSorted(
    (a, b) =>
      rank(a.route) - rank(b.route) ||
      a.route.section.localeCompare(b.route.section, 'en') ||
      (a.frontMatter.order ?? 1e6) - (b.frontMatter.order ?? 1e6) ||
      a.route.navigation.localeCompare(b.route.navigation, 'en'),
  )
}

/** Id of a page from its path in the content folder; `index` stands for its folder. */
export function toPageId(path: string): string {
  const id = path.replaceAll('\\', '/').replace(/\.mdx?$/, '')
  return id.replace(/\/index$/, '')
}
