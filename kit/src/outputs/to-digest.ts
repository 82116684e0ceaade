import { createHash } from 'node:crypto'

/** Digest of a JSON value, `sha256-` and 64 hexadecimal digits: it takes the place of a date. */
export function toDigest(value: unknown): string {
  return `sha256-${createHash('sha256').update(JSON.stringify(value)).digest('hex')}`
}
