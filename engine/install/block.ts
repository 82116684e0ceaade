import { toChange, type Change } from './change.ts'
import { UserError } from '../problem/user-error.ts'

/** Range of our block in a file with other content, including the comments around it. */
type ManagedBlock = { from: number; to: number }

/** Finds our block in a file. Throws an Error if a comment is missing, or if they are repeated. */
function findManagedBlock(file: string, namespace: string, text: string): ManagedBlock | null {
  const start = `<!-- ${namespace}:start -->`
  const end = `<!-- ${namespace}:end -->`
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  if (from < 0 && to < 0) return null
  const isOnce = from === text.lastIndexOf(start) && to === text.lastIndexOf(end)
  if (from >= 0 && to >= from && isOnce) return { from, to: to + end.length }
  throw new UserError(
    `Cannot update the block in \`${file}\`, expected \`${start}\` once and \`${end}\` once after it. Restore the two comments, or remove both.`,
  )
}

/**
 * Writes our block between two comments in a file, and leaves the rest of the file unchanged.
 * @param before current text of the file, null if there is none
 */
export function toManagedBlock(
  file: string,
  namespace: string,
  before: string | null,
  block: string,
): Change {
  const text = `<!-- ${namespace}:start -->\n${block.trim()}\n<!-- ${namespace}:end -->`
  const own = findManagedBlock(file, namespace, before ?? '')
  if (!own) return toChange(file, before, appendBlock(before, text))
  return toChange(file, before, before!.slice(0, own.from) + text + before!.slice(own.to))
}

/** Removes our block from a file, even if it was edited. Deletes a file that has nothing else. */
export function toBlockRemoval(file: string, namespace: string, before: string | null): Change {
  const own = findManagedBlock(file, namespace, before ?? '')
  if (!own) return { file, action: 'unchanged' }
  return toChange(file, before, cutBlock(before!, own.from, own.to))
}

/**
 * Appends lines to a text, after an empty line if its last line is complete. The existing text is
 * unchanged, so that `cutBlock` can restore it.
 */
export function appendBlock(before: string | null, block: string): string {
  return before?.trim() ? `${before}\n${block}\n` : `${block}\n`
}

/** Removes the lines between two offsets, and the empty line before. Returns null if none stay. */
export function cutBlock(text: string, from: number, to: number): string | null {
  const head = text.slice(0, from).replace(/\r?\n$/, '')
  const rest = head + text.slice(to).replace(/^\r?\n/, '')
  return rest.trim() ? rest : null
}
