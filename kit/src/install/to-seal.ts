import { toHash } from '../outputs/to-hash.ts'

/** The beginning of the digest of a text: 16 hexadecimal digits. */
export function toSeal(text: string): string {
  return toHash(JSON.stringify(text), 16)
}
