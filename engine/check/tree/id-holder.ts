import type { MarkupAttribute } from '../../tags/scan/markup-tags.ts'
import { type Element, isUnknown } from './list-elements.ts'

/** An element with a literal id. */
export type Holder = { id: string; element: Element; attribute: MarkupAttribute }

/** Returns the id of an element; null if it has none, or one that is not known. */
export function toHolder(element: Element): Holder | null {
  const { attributes, entry } = element
  const attribute = attributes.find(({ name }) => name === 'id')
  if (!attribute || !isLiteral(attribute.value)) return null
  // What others do with an `id` is not known.
  if (entry === undefined || entry?.source) return null
  if (entry && !entry.attributes.passThrough && !entry.props.some(({ name }) => name === 'id')) {
    return null
  }
  return { id: attribute.value, element, attribute }
}

/** Whether a value is one id that is written out. */
export function isLiteral(value: string): boolean {
  return value !== '' && !/\s/.test(value) && !isUnknown(value)
}
