import type { FrontMatter, Route } from '../schema/page.ts'

type Sortable = { route: Route; frontMatter: FrontMatter }

/**
 * Pages in navigation order: overview, guides, other sections by name, then components by
 * category. Within a section the home page is first, then `order`, then the title.
 */
export function sortPages<T extends Sortable>(pages: T[], categories: string[]): T[] {
  const first = ['Overview', 'Guides']
  const last = ['Components', ...categories]
  const rank = ({ section }: Route) => {
    if (first.includes(section)) return first.indexOf(section)
    return last.includes(section) ? 100 + last.indexOf(section) : 50
  }
  return pages.toSorted(
    (a, b) =>
      rank(a.route) - rank(b.route) ||
      a.route.section.localeCompare(b.route.section, 'en') ||
      Number(b.route.path === '/') - Number(a.route.path === '/') ||
      (a.frontMatter.order ?? 1e6) - (b.frontMatter.order ?? 1e6) ||
      a.route.navigation.localeCompare(b.route.navigation, 'en'),
  )
}
