import { agents } from '../../install/clients.ts'
import type { Catalog } from '../../schema/catalog.ts'
import type { Route } from '../../schema/page.ts'
import { toLinkLine, linkSections } from '../../library/markdown/write.ts'
import { toMarkdownPath } from '../paths.ts'
import { fillPlaceholders } from '../placeholders.ts'

/** A page as `/llms.txt` lists it. */
export type ListedPage = {
  /** Below the root of the site, without a slash at its end: `/guides/start`; `/` is the first page */
  path: string
  title: string
  /** One line, or empty */
  description: string
  /** Heading that it is listed under; `Optional` is the section that agents may skip */
  section: string
}

/** What `/llms.txt` is written from. */
export type AgentIndex<Page extends ListedPage = ListedPage> = {
  /** URL of the site without a slash at its end; empty while it has no host, so that links are paths */
  root: string
  /** In their order */
  pages: Page[]
  /** Markdown with the placeholders `{root}`, `{pages}`, `{optional}`, and those of `values` */
  prose: string
  values: Record<string, string>
}

/** `/llms.txt`: what its prose says, and every page once under the heading of its section. */
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
 * What the `/llms.txt` of a library is written from: every page in navigation order, and values for
 * the placeholders of its prose. Its URLs begin as those of `toDocsUrl` do.
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

/** A page of a library as `/llms.txt` lists it: the changelog is optional. */
export function toListedPage({ id, path, title, description, section }: Route): ListedPage {
  return { path, title, description, section: id === 'changelog' ? 'Optional' : section }
}
