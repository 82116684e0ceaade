import { toOwnText } from './own-text.ts'
import type { Prop, PropType } from './prop.ts'

type IsMarkup = (value: unknown) => boolean

/** Maximum number of items of a list. No page shows more, but a sparse array can claim billions. */
export const MAX_ITEMS = 1_000_000

/** Whether a value is an array. A revoked proxy is none, and throws an error if it is asked. */
export function isArray(value: unknown): value is unknown[] {
  try {
    return Array.isArray(value)
  } catch {
    return false
  }
}

/**
 * For each type, converts a passed value, or returns undefined if it does not fit. A union tries
 * the types in this order.
 */
const COERCE: Record<string, (value: unknown, name: string, isMarkup: IsMarkup) => unknown> = {
  number(value) {
    const isText = typeof value === 'bigint' || (typeof value === 'string' && value.trim())
    const number = isText ? Number(value) : value
    return Number.isFinite(number) ? number : undefined
  },
  string(value, _, isMarkup) {
    if (typeof value === 'string' || isMarkup(value)) return value
    if (typeof value === 'object' && value !== null) return toOwnText(value)
    return typeof value === 'bigint' || Number.isFinite(value) ? String(value) : undefined
  },
  boolean(value, name) {
    if (typeof value !== 'string') return Boolean(value)
    // In HTML, the presence of an attribute is enough: loading, loading="", loading="loading".
    if (value === '' || value === 'true' || value === name) return true
    return value === 'false' ? false : undefined
  },
  array: (value) => (isArray(value) && value.length <= MAX_ITEMS ? value : undefined),
  object: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined,
}

/**
 * Converts a passed value to a prop's type. Returns undefined if the prop does not accept it.
 * @param isMarkup whether Edge prints the value without escaping; such a value counts as text
 */
export function coerceValue(
  { name, type }: Pick<Prop, 'name' | 'type'>,
  value: unknown,
  isMarkup: IsMarkup,
): unknown {
  const { text, values } = type
  if (values) {
    if (values.includes(value as string)) return value
    return typeof value === 'string' ? values.find((item) => String(item) === value) : undefined
  }
  const known = toKnownTypes(text)
  if (known === null) return value
  if (type.kind === 'number') return toLimited(COERCE.number!(value, name, isMarkup), type)
  if (known.includes('boolean') && (value === 'true' || value === 'false')) return value === 'true'
  if (known.some((part) => COERCE[part]!(value, name, isMarkup) === value)) return value
  for (const part of Object.keys(COERCE)) {
    const coerced = known.includes(part) ? COERCE[part]!(value, name, isMarkup) : undefined
    if (coerced !== undefined) return coerced
  }
  return undefined
}

/** Returns a number within the limits of its type, and undefined for any other. */
function toLimited(number: unknown, { min, max, integer }: PropType): unknown {
  if (typeof number !== 'number' || number < (min ?? -Infinity)) return undefined
  return number > (max ?? Infinity) || (integer && !Number.isInteger(number)) ? undefined : number
}

/** The types by their text. There are as many as declarations. */
const parsed = new Map<string, string[] | null>()

/**
 * Returns the types in the text of a prop's type that values are checked against, or null if it
 * contains others: those are for people and editors.
 */
function toKnownTypes(text: string): string[] | null {
  let known = parsed.get(text)
  if (known === undefined) {
    const types = text.split('|').map((part) => part.trim())
    const checked = types.filter((part) => part !== 'null' && part !== 'undefined')
    known = checked.every((part) => Object.hasOwn(COERCE, part)) ? checked : null
    parsed.set(text, known)
  }
  return known
}
