import { coerceValue } from './coerce-value.ts'
import { isSafeValue } from './is-safe-value.ts'
import type { PropDeclaration } from './prop-declaration.ts'

/** Converts a passed value to a prop's type; undefined when the prop does not take it. */
export function coerceProp(
  declaration: Pick<PropDeclaration, 'name' | 'type' | 'values'>,
  value: unknown,
): unknown {
  return coerceValue(declaration, value, isSafeValue)
}
