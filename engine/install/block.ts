import { toChange, type Change } from './change.ts'

/** Where our block is in a file that others write too, with the comments around it. */
type ManagedBlock = { from: number; to: number }

/** Finds our block in a file; one without a beginning or an end, or there twice, is an error. */
function findManagedBlock(file: string, namespace: string, text: string): ManagedBlock | null {
  const start = `<!-- ${namespace}:start -->`
  const end = `<!-- ${namespace}:end -->`
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  if (from < 0 && to < 0) return null
  const isOnce = from === text.lastIndexOf(start) && to === text.lastIndexOf(end)
  if (from >= 0 && to >= from && isOnce) return { from, to: to + end.length }
  throw new Error(
    `Cannot update the block in \`${file}\`, expected \`${start}\` once and \`${end}\` once after it. Restore the two comments, or remove both.`,
  )
}

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
  const text = `<!-- ${namespace}:start -->\n${block.trim()}\n<!-- ${namespace}:end -->`
  const own = findManagedBlock(file, namespace, before ?? '')
  if (!own) return toChange(file, before, appendBlock(before, text))
  return toChange(file, before, before!.slice(0, own.from) + text + before!.slice(own.to))
}

/** A file without our block, whatever is in it; a file that had nothing else is deleted. */
export function toBlockRemoval(file: string, namespace: string, before: string | null): Change {
  const own = findManagedBlock(file, namespace, before ?? '')
  if (!own) return { file, action: 'unchanged' }
  return toChange(file, before, cutBlock(before!, own.from, own.to))
}

/**
 * A text with lines added at its end, after an empty line if its last line is a whole one. What was
 * there stays byte for byte, so that `cutBlock` gives it back.
 */
export function appendBlock(before: string | null, block: string): string {
  return before?.trim() ? `${before}\n${block}\n` : `${block}\n`
}

/** A text without the lines between two offsets and the empty line before; null if none is left. */
export function cutBlock(text: string, from: number, to: number): string | null {
  const head = text.slice(0, from).replace(/\r?\n$/, '')
  const rest = head + text.slice(to).replace(/^\r?\n/, '')
  return rest.trim() ? rest : null
}
