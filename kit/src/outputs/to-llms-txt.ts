import { agents } from '../install/agents.ts'
import type { Catalog } from '../schema/catalog.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { listBySection } from './list-by-section.ts'
import { toMarkdownPath } from './to-markdown-path.ts'

/**
 * `/llms.txt`: what the library is, every page once in navigation order, the machine-readable
 * files. `prose` is Markdown with placeholders, `{pages}` among them.
 */
export function toLlmsTxt(catalog: Catalog, prose: string): string {
  const { name, summary, namespace, package: packageName, version, docsUrl } = catalog.library
  return fillPlaceholders(prose, {
    name,
    summary,
    component: catalog.components[0]!.name,
    agents: Object.keys(agents).join(','),
    namespace,
    package: packageName,
    version,
    docsUrl,
    pages: toPages(catalog),
  })
}

function toPages(catalog: Catalog): string {
  return listBySection(catalog)
    .map(({ section, routes }) => {
      const links = routes.map(({ path, title, description }) => {
        const url = `${catalog.library.docsUrl}${toMarkdownPath(path)}`
        return `- [${title}](${url}): ${description}`
      })
      return `## ${section}\n\n${links.join('\n')}`
    })
    .join('\n\n')
}
