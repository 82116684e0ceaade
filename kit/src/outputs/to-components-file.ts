import type { Catalog } from '../schema/catalog.ts'
import type { ComponentsFile } from '../schema/files.ts'
import { listByCategory } from './list-by-category.ts'
import { toComponentEntry } from './to-component-entry.ts'
import { toDigest } from './to-digest.ts'
import { toFileHead } from './to-file-head.ts'

/** `/components.json`: every component with its props, slots, sub-components and addresses. */
export function toComponentsFile(catalog: Catalog): ComponentsFile {
  const content = {
    categories: listByCategory(catalog).map(({ name, components }) => ({
      name,
      count: components.length,
    })),
    components: catalog.components.map((component) => toComponentEntry(catalog, component)),
  }
  return { ...toFileHead(catalog, 'components'), digest: toDigest(content), ...content }
}
