import { agents } from '../install/agents.ts'
import { escapeBrackets } from '../markdown/escape-brackets.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Route } from '../schema/page.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { listBySection } from './list-by-section.ts'
import { toDocsUrl } from './to-docs-url.ts'
import { toMarkdownPath } from './to-markdown-path.ts'

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
