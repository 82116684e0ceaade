import type { JsonValue } from '../edge/index.ts'

/** Whether JSON keeps all of a value. One that contains itself is a RangeError. */
export function isJsonValue(value: unknown): value is JsonValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  // Of a list with holes, too, each place counts.
  if (Array.isArray(value)) return Array.from(value).every(isJsonValue)
  return typeof value === 'object' && isPlain(value) && Object.values(value).every(isJsonValue)
}

/** Whether an object is a literal, and no instance of a class. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.hasOwn(prototype as object, 'isPrototypeOf')
}
