import { toChange, type Change } from './change.ts'

/** A file that is written whole unless the project has another text there: that one needs `force`. */
export function toKeptFile(
  file: string,
  before: string | null,
  text: string,
  { force = false } = {},
): Change {
  if (before === null || before === text || force) return toChange(file, before, text)
  return {
    file,
    action: 'keep',
    note: 'differs from what this version writes; --force replaces it',
  }
}
