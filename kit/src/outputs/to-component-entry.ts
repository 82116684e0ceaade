import type { Catalog } from '../schema/catalog.ts'
import type { Component, ComponentEntry } from '../schema/component.ts'
import { toComponentPath } from './to-component-path.ts'
import { toDocsUrl } from './to-docs-url.ts'
import { toMarkdownPath } from './to-markdown-path.ts'

/** A component as `/components.json` lists it: with its addresses, examples by title only. */
export function toComponentEntry({ library }: Catalog, component: Component): ComponentEntry {
  const page = toComponentPath(component.name)
  return {
    ...component,
    docsUrl: toDocsUrl(library, page),
    markdownUrl: toDocsUrl(library, toMarkdownPath(page)),
    examples: component.examples.map(({ id, title }) => ({ id, title })),
  }
}
