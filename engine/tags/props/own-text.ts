/**
 * Returns the text of an object that has one of its own, such as a date. Returns undefined for lists
 * and plain objects, and for an object that throws an error when it is asked, such as a revoked proxy.
 */
export function toOwnText(value: object): string | undefined {
  try {
    const { toString } = value
    const hasText = typeof toString === 'function' && toString !== Object.prototype.toString
    return hasText && !Array.isArray(value) ? String(value) : undefined
  } catch {
    return undefined
  }
}
