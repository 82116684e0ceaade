import { createHash } from 'node:crypto'

/** A short name for texts, different for different ones: the start of their SHA-256. */
export function toKey(...texts: string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32)
}
