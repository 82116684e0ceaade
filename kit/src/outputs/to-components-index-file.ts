import type { Catalog } from '../schema/catalog.ts'
import type { ComponentsIndexFile } from '../schema/files.ts'
import { toComponentPath } from './to-component-path.ts'
import { toDocsUrl } from './to-docs-url.ts'

/** `/components/index.json`: where each component's own files are. */
export function toComponentsIndexFile({ library, components }: Catalog): ComponentsIndexFile {
  return components.map(({ name, tag, category, summary }) => {
    const page = toDocsUrl(library, toComponentPath(name))
    return { name, tag, category, summary, json: `${page}.json`, markdown: `${page}.md` }
  })
}
