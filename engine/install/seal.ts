import { toChange, type Change } from './change.ts'
import { toHash } from '../files/json/json-file.ts'

/**
 * Writes a whole file, and updates it unless it was edited by hand: then this needs `force`.
 * @param text content of the file, before the comment at its end that detects edits
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
    note: 'differs from the generated text; --force replaces it',
  }
}

/** Whether a text is unchanged since `toSealedText`, apart from its line endings. */
export function isSealed(text: string): boolean {
  const plain = text.replaceAll('\r\n', '\n').trimEnd()
  const [, body, seal] = /^([^]*)\n<!-- .* ([0-9a-f]{16}) -->$/.exec(plain) ?? []
  return body !== undefined && toSeal(body) === seal
}

/** Adds a comment at the end of a text that detects later edits. */
export function toSealedText(text: string): string {
  return `${text}\n<!-- Written by a command, and renewed by it unless it is edited: ${toSeal(text)} -->\n`
}

/** Returns the first 16 hexadecimal digits of the digest of a text. */
function toSeal(text: string): string {
  return toHash(JSON.stringify(text), 16)
}
