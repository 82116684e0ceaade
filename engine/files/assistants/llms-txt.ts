import { agents } from '../../install/clients.ts'
import type { Catalog } from '../../schema/catalog.ts'
import type { Route } from '../../schema/page.ts'
import type { AgentIndex, ListedPage } from './agent-docs.ts'

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
