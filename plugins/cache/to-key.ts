import { hash } from 'node:crypto'

/** A short name for texts, different for different ones: the start of their SHA-256. */
export function toKey(...texts: string[]): string {
  return hash('sha256', JSON.stringify(texts)).slice(0, 32)
}
