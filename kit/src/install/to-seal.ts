import { toDigest } from '../outputs/to-digest.ts'

/** The beginning of the digest of a text: 16 hexadecimal digits. */
export function toSeal(text: string): string {
  const [, digits = ''] = toDigest(text).split('-')
  return digits.slice(0, 16)
}
