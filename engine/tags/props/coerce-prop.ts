import { isSafeValue } from '../runtime/safe-value.ts'
import { coerceValue } from './coerce-value.ts'
import type { Prop } from './prop.ts'

/** Converts a passed value to a prop's type. Returns undefined if the prop does not accept it. */
export function coerceProp(prop: Pick<Prop, 'name' | 'type'>, value: unknown): unknown {
  return coerceValue(prop, value, isSafeValue)
}
