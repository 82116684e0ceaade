import { appendBlock } from './append-block.ts'
import { toChange, type Change } from './change.ts'
import { findManagedBlock } from './find-managed-block.ts'

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
