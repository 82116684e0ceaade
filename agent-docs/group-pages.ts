import type { SidebarLink } from './to-sidebar.ts'

/** A page by its path and language. */
type Listed = { path: string; lang: string }

/** The pages of one language. */
export type Language<Page> = {
  /** Path of its pages, such as `/de`; empty for the language of the first page */
  prefix: string
  lang: string
  pages: Page[]
}

/**
 * Groups pages by language, that of the home page first. Another language is a group of its own if
 * all its pages are in a folder of theirs.
 */
export function groupByLanguage<Page extends Listed>(pages: Page[]): Language<Page>[] {
  const toFolder = ({ path }: Listed) => path.split('/')[1]!.toLowerCase()
  const home = pages.find(({ path }) => path === '/')
  const byLang = [...Map.groupBy(pages, ({ lang }) => lang)]
  const main = home?.lang ?? byLang.toSorted((a, b) => b[1].length - a[1].length)[0]?.[0]
  const others = byLang.filter(
    ([lang, own]) =>
      lang !== main &&
      lang !== '' &&
      toFolder(own[0]!).split('-')[0] === lang.split('-')[0]!.toLowerCase() &&
      own.every((page) => toFolder(page) === toFolder(own[0]!)),
  )
  const inOthers = new Set(others.flatMap(([, own]) => own))
  const rest = pages.filter((page) => !inOthers.has(page))
  return [
    { prefix: '', lang: main ?? '', pages: rest },
    ...others.map(([lang, own]) => ({
      prefix: `/${own[0]!.path.split('/')[1]}`,
      lang,
      pages: own,
    })),
  ]
}

/** A page with the heading above it in a list. */
type InSection<Page> = Page & { section: string }

/**
 * Sorts the pages of a language as its navigation does, and names their sections by its groups.
 * Others follow, by their folders.
 */
export function toSections<Page extends Listed>(
  { pages, prefix }: Language<Page>,
  sidebar: SidebarLink[],
): InSection<Page>[] {
  const places = new Map(sidebar.map(({ path, group }, index) => [path, { index, group }]))
  const listed = pages.map((page) => {
    const place = places.get(page.path)
    const isHome = page.path === (prefix || '/')
    const section = place?.group || toFolderName(page.path.slice(prefix.length))
    return { ...page, section, order: isHome ? -1 : (place?.index ?? sidebar.length) }
  })
  return listed
    .toSorted((a, b) => a.order - b.order || (a.path < b.path ? -1 : 1))
    .map(({ order: _, ...page }) => page as unknown as InSection<Page>)
}

/** Returns the first folder of a path as a heading. Pages outside any folder are the overview. */
function toFolderName(path: string): string {
  const [, folder = '', ...rest] = path.split('/')
  if (!rest.length) return 'Overview'
  return folder[0]!.toUpperCase() + folder.slice(1).replaceAll(/[-_]/g, ' ')
}
