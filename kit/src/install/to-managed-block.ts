import { toChange, type Change } from './change.ts'

/**
 * A file with a block of ours between two comments; all around it stays as it is.
 * @param before the file's text now, null when there is none
 */
export function toManagedBlock(
  file: string,
  namespace: string,
  before: string | null,
  block: string,
): Change {
  const start = `<!-- ${namespace}:start -->`
  const end = `<!-- ${namespace}:end -->`
  const text = `${start}\n${block.trim()}\n${end}`
  if (!before?.trim()) return toChange(file, before, `${text}\n`)
  const from = before.indexOf(start)
  const to = before.indexOf(end)
  if (from < 0 && to < 0) return toChange(file, before, `${before.trimEnd()}\n\n${text}\n`)
  const isOnce = from === before.lastIndexOf(start) && to === before.lastIndexOf(end)
  if (from < 0 || to < from || !isOnce) {
    throw new Error(
      `Cannot update the block in \`${file}\`, expected \`${start}\` once and \`${end}\` once after it. Restore the two comments, or remove both.`,
    )
  }
  return toChange(file, before, before.slice(0, from) + text + before.slice(to + end.length))
}
