import { toChange, type Change } from './change.ts'
import { toHash } from '../files/hash.ts'

/**
 * A file that is written whole, and renewed unless somebody has edited it: then it needs `force`.
 * @param text what the file says, before the comment at its end that tells of edits
 */
export function toKeptFile(
  file: string,
  before: string | null,
  text: string,
  { force = false } = {},
): Change {
  const change = toChange(file, before, toSealedText(text))
  if (change.action !== 'update' || force || isSealed(before!)) return change
  return {
    file,
    action: 'keep',
    note: 'differs from what this version writes; --force replaces it',
  }
}

/** Whether a text is as `toSealedText` has made it, whatever the ends of its lines. */
export function isSealed(text: string): boolean {
  const plain = text.replaceAll('\r\n', '\n').trimEnd()
  const [, body, seal] = /^([^]*)\n<!-- .* ([0-9a-f]{16}) -->$/.exec(plain) ?? []
  return body !== undefined && toSeal(body) === seal
}

/** A text with a comment at its end that tells whether anybody has edited it since. */
export function toSealedText(text: string): string {
  return `${text}\n<!-- Written by a command, and renewed by it unless it is edited: ${toSeal(text)} -->\n`
}

/** The beginning of the digest of a text: 16 hexadecimal digits. */
function toSeal(text: string): string {
  return toHash(JSON.stringify(text), 16)
}
