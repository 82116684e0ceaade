import type { FrontMatter, Route } from '../schema/page.ts'

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
