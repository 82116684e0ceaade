import type { Catalog } from '../schema/catalog.ts'
import type { Component, SubComponent } from '../schema/component.ts'

/** A component or a sub-component, and the component on whose page it is documented. */
export type LocatedEntry = { component: Component; subComponent: SubComponent | null }

type Names = { exact: Map<string, LocatedEntry>; keys: Map<string, LocatedEntry> }

const known = new WeakMap<readonly Component[], Names>()

/** The component or sub-component of a dotted name: as it is written, or else as it sounds. */
export function findByName(
  { components }: Pick<Catalog, 'components'>,
  name: string,
): LocatedEntry | undefined {
  const names = known.get(components) ?? toNames(components)
  known.set(components, names)
  return names.exact.get(name) ?? names.keys.get(toKey(name))
}

/** Every part by its name and by how that sounds, the first of each. */
function toNames(components: readonly Component[]): Names {
  const names: Names = { exact: new Map(), keys: new Map() }
  const add = (name: string, entry: LocatedEntry) => {
    if (!names.exact.has(name)) names.exact.set(name, entry)
    const key = toKey(name)
    if (!names.keys.has(key)) names.keys.set(key, entry)
  }
  for (const component of components) {
    add(component.name, { component, subComponent: null })
    for (const subComponent of component.subComponents) {
      add(subComponent.name, { component, subComponent })
    }
  }
  return names
}

/** `card-header`, `card header` and `card.header` are one. */
function toKey(name: string): string {
  return name.replace(/[.\s_-]/g, '')
}
