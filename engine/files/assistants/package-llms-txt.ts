import { linkSections } from '../../library/markdown/write.ts'
import type { Catalog } from '../../schema/catalog.ts'
import { fillPlaceholders } from '../placeholders.ts'
import { toComponentListMarkdown } from '../markdown/component-list.ts'
import { toHostUrl } from '../urls.ts'
import { toOfflineMarkdown } from '../markdown/offline.ts'

/**
 * Generates `ai/llms.txt` of the package: what the library is, and the file of every component by
 * category; while the library has no host, the other pages too. `prose` is Markdown with
 * placeholders, including `{list}`.
 */
export function toPackageLlmsTxt(catalog: Catalog, prose: string): string {
  const { name, summary, namespace, package: packageName, version } = catalog.library
  const url = toHostUrl(catalog.library, '/llms.txt')
  const list = [toComponentListMarkdown(catalog), ...(url === null ? [toPageList(catalog)] : [])]
  return fillPlaceholders(prose, {
    name,
    summary,
    namespace,
    package: packageName,
    version,
    documentation:
      url === null
        ? 'After the components come the pages of the documentation.'
        : `The documentation: ${url}`,
    list: toOfflineMarkdown(catalog, list.join('\n\n'), '/llms.txt'),
  })
}

/** Lists the pages that do not document a component, below a heading for each section. */
function toPageList(catalog: Catalog): string {
  return linkSections(
    catalog.routes
      .filter((route) => !route.component)
      .map(({ section, title, path, description }) => ({
        section: section || catalog.library.name,
        title,
        url: path,
        note: `: ${description}`,
      })),
  )
}
