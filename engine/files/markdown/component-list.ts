import type { Catalog } from '../../schema/catalog.ts'
import type { Component } from '../../schema/component.ts'
import { listBlocks, listByCategory } from '../../catalog/groups.ts'
import { toComponentPath } from '../../catalog/paths.ts'

/** Lists all components in Markdown, with link and summary, below headings for their categories. */
export function toComponentListMarkdown(catalog: Catalog): string {
  return listByCategory(catalog)
    .map(({ name, components }) => `## ${name}\n\n${toItems(components)}`)
    .join('\n\n')
}

/** Lists all blocks in Markdown, with link and description, below headings for their categories. */
export function toBlockListMarkdown(catalog: Pick<Catalog, 'blocks'>): string {
  return listBlocks(catalog)
    .map(({ name, blocks }) => {
      const items = blocks.map(
        ({ name, title, description }) => `- [${title}](/${name}): ${description}`,
      )
      return `## ${name}\n\n${items.join('\n')}`
    })
    .join('\n\n')
}

/** Writes components as items of a Markdown list: link and summary. */
export function toItems(components: Pick<Component, 'name' | 'title' | 'summary'>[]): string {
  return components
    .map(({ name, title, summary }) => `- [${title}](${toComponentPath(name)}): ${summary}`)
    .join('\n')
}
