import { realpath } from 'node:fs/promises'
import { sep } from 'node:path'

/**
 * Whether a file or folder is a folder or below it.
 * @param target a path without links, as `findTarget` finds it
 */
export async function isWithin(folder: string, target: string): Promise<boolean> {
  const root = await realpath(folder)
  return target === root || target.startsWith(root.endsWith(sep) ? root : root + sep)
}
