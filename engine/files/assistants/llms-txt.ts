import { agents } from '../../install/clients.ts'
import { escapeBrackets } from '../../library/markdown/write.ts'
import type { Catalog } from '../../schema/catalog.ts'
import type { Route } from '../../schema/page.ts'
import { fillPlaceholders } from '../placeholders.ts'
import { listBySection } from '../groups.ts'
import { toDocsUrl } from '../urls.ts'
import { toMarkdownPath } from '../paths.ts'

/**
 * `/llms.txt`: what the library is, every page once in navigation order, the machine-readable
 * files. `prose` is Markdown with placeholders: `{pages}`, and `{optional}` for the changelog.
 */
export function toLlmsTxt(catalog: Catalog, prose: string): string {
  const { name, summary, namespace, package: packageName, version } = catalog.library
  const toLink = ({ path, title, description }: Route) =>
    `- [${escapeBrackets(title)}](${toDocsUrl(catalog.library, toMarkdownPath(path))}): ${description}\n`
  const isOptional = ({ id }: Route) => id === 'changelog'
  const pages = catalog.routes.filter((route) => !isOptional(route))
  return fillPlaceholders(prose, {
    name,
    summary,
    component: catalog.components[0]!.name,
    agents: Object.keys(agents).join(','),
    namespace,
    package: packageName,
    version,
    root: toDocsUrl(catalog.library, ''),
    pages: listBySection({ ...catalog, routes: pages })
      .map(({ section, routes }) => `## ${section}\n\n${routes.map(toLink).join('')}`)
      .join('\n')
      .trimEnd(),
    optional: catalog.routes.filter(isOptional).map(toLink).join(''),
  })
}
