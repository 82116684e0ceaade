import type { Catalog } from '../schema/catalog.ts'
import type { Component, SubComponent } from '../schema/component.ts'

/** Every component, each with its sub-components after it. */
export function listEntries({
  components,
}: Pick<Catalog, 'components'>): (Component | SubComponent)[] {
  return components.flatMap((component) => [component, ...component.subComponents])
}
