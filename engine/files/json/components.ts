import type { Block, BlockEntry } from '../../schema/block.ts'
import type { Catalog } from '../../schema/catalog.ts'
import type { ComponentsFile, ComponentFile, ComponentsIndexFile } from '../../schema/files.ts'
import { listByCategory } from '../../catalog/groups.ts'
import { toDigest, toFileHead } from './json-file.ts'
import type { Component, ComponentEntry } from '../../schema/component.ts'
import { toComponentPath, toMarkdownPath } from '../../catalog/paths.ts'
import { toDocsUrl, toEntryUrl } from '../../catalog/urls.ts'

/**
 * Generates `/components.json`: every component with its props, slots, sub-components and URLs, and
 * every block with the paths of its files.
 */
export function toComponentsFile(catalog: Catalog): ComponentsFile {
  const content = {
    categories: listByCategory(catalog).map(({ name, components }) => ({
      name,
      count: components.length,
    })),
    components: catalog.components.map((component) => toComponentEntry(catalog, component)),
    blocks: catalog.blocks.map((block) => toBlockEntry(catalog, block)),
  }
  return { ...toFileHead(catalog, 'components'), digest: toDigest(content), ...content }
}

/** Generates `/components/<name>.json`: one component with the code of its examples. */
export function toComponentFile(catalog: Catalog, component: Component): ComponentFile {
  const content = { ...toComponentEntry(catalog, component), examples: component.examples }
  return { ...toFileHead(catalog, 'component'), digest: toDigest(content), ...content }
}

/** Converts a component for `/components.json`: adds its URLs, and reduces examples to titles. */
function toComponentEntry({ library }: Catalog, component: Component): ComponentEntry {
  const page = toComponentPath(component.name)
  return {
    ...component,
    docsUrl: toEntryUrl(library, component),
    markdownUrl: component.source?.file ?? toDocsUrl(library, toMarkdownPath(page)),
    examples: component.examples.map(({ id, title }) => ({ id, title })),
  }
}

/** Converts a block for `/components.json`: adds its URLs, and reduces files to their paths. */
function toBlockEntry({ library }: Catalog, { files, ...block }: Block): BlockEntry {
  const page = `/${block.name}`
  return {
    ...block,
    docsUrl: toDocsUrl(library, page),
    markdownUrl: toDocsUrl(library, toMarkdownPath(page)),
    files: files.map(({ path }) => path),
  }
}

/** Generates `/components/index.json`: the URLs of each component's own files. */
export function toComponentsIndexFile({ library, components }: Catalog): ComponentsIndexFile {
  return components.map(({ name, tag, category, summary }) => {
    const page = toDocsUrl(library, toComponentPath(name))
    return { name, tag, category, summary, json: `${page}.json`, markdown: `${page}.md` }
  })
}
