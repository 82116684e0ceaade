import { isSafeValue } from '../runtime/safe-value.ts'
import { coerceValue } from './coerce-value.ts'
import { toCurrentValue } from './deprecation.ts'
import type { Prop } from './prop.ts'

/**
 * Converts a passed value to a prop's type, and a former value to the one that replaces it. Returns
 * undefined if the prop does not accept it.
 */
export function coerceProp(
  prop: Pick<Prop, 'name' | 'type' | 'deprecatedValues'>,
  value: unknown,
): unknown {
  return coerceValue(prop, toCurrentValue(prop, value), isSafeValue)
}
