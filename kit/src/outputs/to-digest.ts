import { toHash } from './to-hash.ts'

/** Digest of a JSON value, `sha256-` and 64 hexadecimal digits: it takes the place of a date. */
export function toDigest(value: unknown): string {
  return `sha256-${toHash(JSON.stringify(value))}`
}
