import { createHash } from 'node:crypto'

/** The SHA-256 of a text in hexadecimal digits, or as many of them from its start. */
export function toHash(text: string, digits = 64): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits)
}
