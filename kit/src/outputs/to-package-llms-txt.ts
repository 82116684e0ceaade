import type { Catalog } from '../schema/catalog.ts'
import { fillPlaceholders } from './fill-placeholders.ts'
import { toComponentListMarkdown } from './to-component-list-markdown.ts'
import { toOfflineMarkdown } from './to-offline-markdown.ts'

/**
 * `ai/llms.txt` of the package: what the library is, and the file of every component by category.
 * `prose` is Markdown with placeholders, `{components}` among them.
 */
export function toPackageLlmsTxt(catalog: Catalog, prose: string): string {
  const { name, summary, namespace, package: packageName, version, docsUrl } = catalog.library
  return fillPlaceholders(prose, {
    name,
    summary,
    namespace,
    package: packageName,
    version,
    docsUrl,
    components: toOfflineMarkdown(catalog, toComponentListMarkdown(catalog), './components'),
  })
}
