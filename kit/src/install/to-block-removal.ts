import { toChange, type Change } from './change.ts'
import { cutBlock } from './cut-block.ts'
import { findManagedBlock } from './find-managed-block.ts'

/** A file without our block, whatever is in it; a file that had nothing else is deleted. */
export function toBlockRemoval(file: string, namespace: string, before: string | null): Change {
  const own = findManagedBlock(file, namespace, before ?? '')
  if (!own) return { file, action: 'unchanged' }
  return toChange(file, before, cutBlock(before!, own.from, own.to))
}
