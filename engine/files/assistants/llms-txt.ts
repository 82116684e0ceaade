import { agents } from '../../catalog/clients.ts'
import type { Catalog } from '../../schema/catalog.ts'
import type { Route } from '../../schema/page.ts'
import { toLinkLine, linkSections } from '../../library/markdown/write.ts'
import { toMarkdownPath } from '../../catalog/paths.ts'
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
  /** Markdown with the placeholders `{root}`, `{pages}`, `{optional}`, `{texts}`, and those of `values` */
  prose: string
  values: Record<string, string>
  /** The files that contain the text of several pages */
  texts?: TextFile[]
}

/** A file with the text of several pages: its path, what it contains, and its size in bytes if known. */
export type TextFile = { path: string; note: string; size?: number }

/** The text of all pages, if nobody has generated it to measure it. */
const whole: TextFile = { path: '/llms-full.txt', note: 'the text of every page in one file' }

/** Generates `/llms.txt`: its prose, and every page once, below the heading of its section. */
export function toLlmsTxt({ root, pages, prose, values, texts = [whole] }: AgentIndex): string {
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
    texts: texts
      .map(({ path, note, size }) => ({
        title: path.slice(1),
        url: `${root}${path}`,
        note: `: ${note}${size === undefined ? '' : `, ${Math.ceil(size / 1000)} KB`}`,
      }))
      .map(toLinkLine)
      .join('\n'),
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
  { library, components, routes, scripts }: Catalog,
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
      scripts: scripts.length ? `, and \`import '${packageName}/scripts'\` in its script` : '',
    },
  }
}

/** Converts a page of a library for `/llms.txt`. The changelog and the home page are optional. */
export function toListedPage({ id, path, title, description, section }: Route): ListedPage {
  const isOptional = id === 'changelog' || path === '/'
  return { path, title, description, section: isOptional ? 'Optional' : section }
}
