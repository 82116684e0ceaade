import { createHash } from 'node:crypto'

/** Returns the SHA-256 of a text as hexadecimal digits, optionally only the first ones. */
export function toHash(text: string, digits = 64): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits)
}
