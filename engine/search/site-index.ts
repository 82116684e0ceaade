import { BLOCKS, COMPONENTS } from '../catalog/groups.ts'
import { toComponentPath } from '../catalog/paths.ts'
import type { Page } from '../site/sources.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Searchable } from './ranked-index.ts'
import { listSearchable, toBlockSearchable } from './search.ts'

/** Something that the search of the site finds: a component, sub-component, block or page. */
export type SiteEntry = Searchable & {
  /** Path of its page, with an anchor for a sub-component */
  path: string
  /** Heading above it in the results */
  group: string
  headings: string[]
  /** Anchors of the headings, in the same order */
  anchors: string[]
  /** What the CSS variables below a heading begin with, by its anchor; omitted without variables */
  variables?: Record<string, string>
}

/** The published index: everything that can be found, and paths to suggest before a query. */
export type SiteIndexFile = { entries: SiteEntry[]; suggested: string[] }

/** A component that has the same words as a page or a block ranks higher. */
const pageWeight = 0.6
const blockWeight = 0.5

/** Generates the index that the search of the site loads, from the catalog and the pages. */
export function toSiteIndexFile(
  catalog: Catalog,
  pages: Pick<Page, 'route' | 'frontMatter'>[],
): SiteIndexFile {
  const byPath = new Map(pages.map((page) => [page.route.path, page]))
  const toEntry = (searchable: Searchable, path: string, group: string): SiteEntry => {
    const headings = listHeadings(byPath.get(path))
    return {
      ...searchable,
      path,
      group,
      headings: headings.map(({ text }) => text),
      anchors: headings.map(({ slug }) => slug),
    }
  }
  const entries = [
    ...listSearchable(catalog).map((one) => toEntry(one, toComponentPath(one.name), COMPONENTS)),
    ...catalog.blocks.map((block) =>
      toEntry({ ...toBlockSearchable(block), weight: blockWeight }, `/${block.name}`, BLOCKS),
    ),
  ]
  const known = new Set(entries.map(({ path }) => path))
  for (const { route, frontMatter } of pages) {
    const { path, title, description: summary, section: category } = route
    if (known.has(path)) continue
    const { keywords = [] } = frontMatter
    const page = { name: path, title, keywords, summary, category, weight: pageWeight }
    const entry = toEntry(page, path, category)
    entries.push(
      listsTokens(catalog, entry) ? { ...entry, variables: toVariables(catalog) } : entry,
    )
  }
  return { entries, suggested: listSuggested(catalog) }
}

/** Whether a page has a heading for each group of design tokens. */
function listsTokens({ tokens }: Catalog, { anchors }: SiteEntry): boolean {
  return tokens.length > 0 && tokens.every(({ name }) => anchors.includes(name))
}

function toVariables({ library, tokens }: Catalog): Record<string, string> {
  return Object.fromEntries(tokens.map(({ name }) => [name, `--${library.namespace}-${name}`]))
}

/** Lists the pages that people start with: the first three guides, and those that list others. */
function listSuggested({ routes }: Catalog): string[] {
  const pages = routes.filter(({ path, component }) => path !== '/' && !component)
  const first = pages.filter(({ section }) => section === pages[0]?.section).slice(0, 3)
  const lists = pages.filter(({ id }) => !id.includes('/'))
  return [...new Set([...first, ...lists].map(({ path }) => path))]
}

/** Lists the headings that are searched. Those of an API only repeat the facts of a component. */
function listHeadings(page: Pick<Page, 'route'> | undefined): Page['route']['headings'] {
  const headings = page?.route.headings ?? []
  const api = page?.route.component ? headings.findIndex(({ slug }) => slug === 'api') : -1
  return (api < 0 ? headings : headings.slice(0, api)).filter(({ depth }) => depth <= 3)
}
