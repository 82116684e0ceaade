import { agents } from '../../install/clients.ts'
import type { Catalog } from '../../schema/catalog.ts'
import type { Route } from '../../schema/page.ts'
import { toLinkLine, linkSections } from '../../library/markdown/write.ts'
import { toMarkdownPath } from '../paths.ts'
import { fillPlaceholders } from '../placeholders.ts'

/** A page in `/llms.txt`. */
export type ListedPage = {
  /** From the root of the site, without a trailing slash: `/guides/start`; `/` is the home page */
  path: string
  title: string
  /** One line, or empty */
  description: string
  /** The heading above it in the list; `Optional` is the section that agents may skip */
  section: string
}

/** The data of `/llms.txt`. */
export type AgentIndex<Page extends ListedPage = ListedPage> = {
  /** URL of the site without a trailing slash; empty without a host, so that links are paths */
  root: string
  /** In the order of the list */
  pages: Page[]
  /** Markdown with the placeholders `{root}`, `{pages}`, `{optional}`, and those of `values` */
  prose: string
  values: Record<string, string>
}

/** Generates `/llms.txt`: its prose, and every page once, below the heading of its section. */
export function toLlmsTxt({ root, pages, prose, values }: AgentIndex): string {
  const links = pages.map(({ path, title, description, section }) => ({
    section,
    title,
    url: `${root}${encodeURI(toMarkdownPath(path))}`,
    note: description && `: ${description}`,
  }))
  const isOptional = ({ section }: { section: string }) => section === 'Optional'
  return fillPlaceholders(prose, {
    ...values,
    root,
    pages: linkSections(links.filter((link) => !isOptional(link))),
    optional: links
      .filter(isOptional)
      .map((link) => `${toLinkLine(link)}\n`)
      .join(''),
  })
}

/**
 * Returns the data of a library's `/llms.txt`: every page in navigation order, and values for the
 * placeholders of its prose. Its URLs start as those of `toDocsUrl` do.
 */
export function toLibraryIndex(
  { library, components, routes }: Catalog,
  prose: string,
): AgentIndex {
  const { name, summary, namespace, package: packageName, version } = library
  return {
    root: library.docsUrl ?? library.docsFolder ?? '',
    pages: routes.map(toListedPage),
    prose,
    values: {
      name,
      summary,
      namespace,
      package: packageName,
      version,
      component: components[0]!.name,
      agents: Object.keys(agents).join(','),
    },
  }
}

/** Converts a page of a library for `/llms.txt`. The changelog is optional. */
export function toListedPage({ id, path, title, description, section }: Route): ListedPage {
  return { path, title, description, section: id === 'changelog' ? 'Optional' : section }
}
