import { BOOLEAN_ATTRIBUTES } from '../runtime/boolean-attributes.ts'
import type { Prop } from './prop.ts'

/**
 * Returns a prop that is true or false, or such an attribute of HTML, for messages: `prop "loading"`.
 * Returns null for any other.
 * @param prop the prop with the name of the attribute
 */
export function toBooleanLabel(
  attribute: string,
  prop: Pick<Prop, 'name' | 'type'> | undefined,
): string | null {
  if (prop) return prop.type.text === 'boolean' ? `prop "${prop.name}"` : null
  return BOOLEAN_ATTRIBUTES.has(attribute.toLowerCase()) ? `attribute "${attribute}"` : null
}

/**
 * Says that a variable is undefined, without a full stop. Rendering and `check` use the same words.
 * @param tag the tag, and where it is
 */
export function describeUndefined(variable: string, label: string, tag: string): string {
  return `Undefined variable \`${variable}\` for ${label} of ${tag} counts as missing`
}
