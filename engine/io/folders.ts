import { statSync } from 'node:fs'
import { rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Whether there is a folder at a path. */
export function hasFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/**
 * Removes the folders that files were deleted from and that are empty now, up to a folder that
 * stays in any case.
 * @param files paths from that folder
 */
export async function removeEmptyFolders(root: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    for (let at = dirname(file); at !== '.'; at = dirname(at)) {
      if (!(await removeIfEmpty(join(root, at)))) break
    }
  }
}

/** Codes of what keeps a folder where it is: something in it, or no right to remove it. */
const reasons = ['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'EBUSY']

async function removeIfEmpty(folder: string): Promise<boolean> {
  try {
    await rmdir(folder)
    return true
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    // Gone already, with another file.
    if (code === 'ENOENT') return true
    if (reasons.includes(code)) return false
    throw error
  }
}
