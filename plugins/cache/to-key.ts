import { hash } from 'node:crypto'

/** Returns a short key for texts: the start of their SHA-256. */
export function toKey(...texts: string[]): string {
  return hash('sha256', JSON.stringify(texts)).slice(0, 32)
}
