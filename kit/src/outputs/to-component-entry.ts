import type { Catalog } from '../schema/catalog.ts'
import type { Component, ComponentEntry } from '../schema/component.ts'
import { toComponentPath } from './to-component-path.ts'

/** A component as `/components.json` lists it: with its addresses, examples by title only. */
export function toComponentEntry({ library }: Catalog, component: Component): ComponentEntry {
  const page = `${library.docsUrl}${toComponentPath(component.name)}`
  return {
    ...component,
    docsUrl: page,
    markdownUrl: `${page}.md`,
    examples: component.examples.map(({ id, title }) => ({ id, title })),
  }
}
