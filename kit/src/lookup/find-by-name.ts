import type { Catalog } from '../schema/catalog.ts'
import type { Component, SubComponent } from '../schema/component.ts'

/** A component or a sub-component, and the component on whose page it is documented. */
export type Part = { component: Component; subComponent: SubComponent | null }

/** The component or sub-component of a dotted name: as it is written, or else as it sounds. */
export function findByName({ components }: Pick<Catalog, 'components'>, name: string) {
  const parts = components.flatMap<Part>((component) => [
    { component, subComponent: null },
    ...component.subComponents.map((subComponent) => ({ component, subComponent })),
  ])
  const nameOf = ({ component, subComponent }: Part) => (subComponent ?? component).name
  return (
    parts.find((part) => nameOf(part) === name) ??
    parts.find((part) => toKey(nameOf(part)) === toKey(name))
  )
}

/** `card-header`, `card header` and `card.header` are one. */
function toKey(name: string): string {
  return name.replace(/[.\s_-]/g, '')
}
