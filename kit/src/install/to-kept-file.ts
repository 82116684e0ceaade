import { toChange, type Change } from './change.ts'
import { isSealed } from './is-sealed.ts'
import { toSealedText } from './to-sealed-text.ts'

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
