/**
 * Returns the text of an object that has one of its own, such as a date. Returns undefined for lists
 * and plain objects. Throws an error for an object that refuses to be read, such as a revoked proxy.
 */
export function toOwnText(value: object): string | undefined {
  const { toString } = value
  const hasText = typeof toString === 'function' && toString !== Object.prototype.toString
  return hasText && !Array.isArray(value) ? String(value) : undefined
}
