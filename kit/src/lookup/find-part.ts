import { listParts } from '../outputs/list-parts.ts'
import { LookupError } from '../problem/lookup-error.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Component, SubComponent } from '../schema/component.ts'
import { suggestNames } from '../search/suggest-names.ts'
import { toPlainName } from './to-plain-name.ts'

/** A component or a sub-component, and the component on whose page it is documented. */
export type Part = { component: Component; subComponent: SubComponent | null }

/** The component or sub-component of a name, however it is written; a LookupError when there is none. */
export function findPart(catalog: Catalog, written: string): Part {
  const name = toKey(toPlainName(written))
  for (const component of catalog.components) {
    if (toKey(component.name) === name) return { component, subComponent: null }
    const subComponent = component.subComponents.find((sub) => toKey(sub.name) === name)
    if (subComponent) return { component, subComponent }
  }
  const names = listParts(catalog).map((part) => part.name)
  throw new LookupError('component', written, names, suggestNames(catalog, toPlainName(written)))
}

/** `CardHeader` and `card.header` are one. */
function toKey(name: string): string {
  return name.replace(/[.-]/g, '')
}
