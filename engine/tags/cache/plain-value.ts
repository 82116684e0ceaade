import { types } from 'node:util'
import { isSafeValue } from '../runtime/html.ts'

/** A value that cannot be copied, because reading it could run code or give another result. */
export const NOT_PLAIN = Symbol('not plain')

/** Maximum nesting of lists and objects. */
const MAX_DEPTH = 4
/** Maximum number of values in a list or object, with those inside of it. */
const MAX_VALUES = 200

/**
 * Copies props whose values are texts, numbers and the like, or plain lists and objects of these.
 * Returns the props themselves if nothing in them can change, or null if a value is not plain.
 */
export function copyProps(props: Record<string, unknown>): Record<string, unknown> | null {
  let copy: Record<string, unknown> | null = null
  const copying: Copying = { left: MAX_VALUES, seen: new Set() }
  for (const name in props) {
    const value = props[name]
    if (typeof value === 'function' || typeof value === 'symbol') return null
    if (typeof value !== 'object' || value === null) continue
    const copied = copyPlain(value, 1, copying)
    if (copied === NOT_PLAIN) return null
    copy ??= { ...props }
    copy[name] = copied
  }
  return copy ?? props
}

/** Whether a prop is a list or an object, which other code can change. */
export function hasObject(props: Record<string, unknown>): boolean {
  for (const name in props) if (typeof props[name] === 'object' && props[name] !== null) return true
  return false
}

interface Copying {
  /** How many more values can be copied. */
  left: number
  seen: Set<object>
}

function copyPlain(value: unknown, depth: number, copying: Copying): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return NOT_PLAIN
  if (typeof value !== 'object' || value === null) return value
  // The component could notice that an object is given twice.
  if (copying.seen.has(value)) return NOT_PLAIN
  copying.seen.add(value)
  if (--copying.left < 0 || depth > MAX_DEPTH || types.isProxy(value)) return NOT_PLAIN
  const prototype: unknown = Object.getPrototypeOf(value)
  const isList = Array.isArray(value)
  const isPlain = isList
    ? prototype === Array.prototype
    : prototype === Object.prototype || prototype === null
  if (!isPlain && !isSafeValue(value)) return NOT_PLAIN
  const keys = Reflect.ownKeys(value)
  const copy: object = isList ? [] : Object.create(prototype as object | null)
  for (const [index, key] of keys.entries()) {
    if (isList && index === keys.length - 1 && key === 'length') continue
    // A list with a hole or with properties of its own is not just its elements.
    if (typeof key === 'symbol' || (isList && key !== String(index))) return NOT_PLAIN
    const { enumerable, value: part, get, set } = Object.getOwnPropertyDescriptor(value, key)!
    if (!enumerable || get || set || --copying.left < 0) return NOT_PLAIN
    const copied = copyPlain(part, depth + 1, copying)
    if (copied === NOT_PLAIN) return NOT_PLAIN
    const property = { value: copied, enumerable: true, writable: true, configurable: true }
    Object.defineProperty(copy, key, property)
  }
  const length = isList ? (value as unknown[]).length : 0
  return isList && (copy as unknown[]).length !== length ? NOT_PLAIN : copy
}
