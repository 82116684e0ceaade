import { toChange, type Change } from './change.ts'

/** A file that is written whole unless the project has another text there: that one needs `force`. */
export function toKeptFile(
  file: string,
  before: string | null,
  text: string,
  { force = false } = {},
): Change {
  const change = toChange(file, before, text)
  if (change.action !== 'update' || force) return change
  return {
    file,
    action: 'keep',
    note: 'differs from what this version writes; --force replaces it',
  }
}
