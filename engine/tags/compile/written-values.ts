import type { ScannedAttribute } from '../scan/attributes.ts'
import { toPropName } from '../props/prop.ts'
import { findWholeMustache } from '../scan/whole-mustache.ts'

/** How the value of an attribute is written, if it is one expression. */
export interface WrittenValue {
  /** Whether it is in double braces. */
  inBraces: boolean
  /** The expression, if it is a variable or a property: `user.isOwner`. */
  variable: string | null
}

/** Values by the names of their attributes. */
export type WrittenValues = Readonly<Record<string, WrittenValue>>

const VARIABLE = /^\s*([A-Za-z_]\w*(?:\.\w+)*)\s*$/

/** Lists how the values of a tag are written, for messages in development. Returns null for none. */
export function listWrittenValues(
  text: string,
  attributes: readonly ScannedAttribute[],
): WrittenValues | null {
  const written: Record<string, WrittenValue> = {}
  for (const attribute of attributes) {
    const value = toWrittenValue(text, attribute)
    if (value && (value.inBraces || value.variable !== null)) written[attribute.key] = value
  }
  return Object.keys(written).length > 0 ? written : null
}

/** Returns how the value of an attribute is written, or null if it is no expression. */
export function toWrittenValue(text: string, attribute: ScannedAttribute): WrittenValue | null {
  const { key, bound, spread, valueFrom, valueTo } = attribute
  const whole = findWholeMustache(text, attribute)
  if (!whole && (!bound || spread)) return null
  const source = whole
    ? text.slice(whole.from, whole.to)
    : valueFrom === null
      ? toPropName(key)
      : text.slice(valueFrom, valueTo!)
  const [, variable = null] = VARIABLE.exec(source) ?? []
  return { inBraces: whole !== null, variable }
}
