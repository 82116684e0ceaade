import { existsSync, statSync } from 'node:fs'
import { readdir, rmdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** Whether there is a folder at a path. */
export function hasFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/**
 * Removes folders that are empty after files were deleted, but never the root folder.
 * @param files paths from the root folder
 */
export async function removeEmptyFolders(root: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    for (let at = dirname(file); at !== '.'; at = dirname(at)) {
      if (!(await removeIfEmpty(join(root, at)))) break
    }
  }
}

/** Error codes for a folder that cannot be removed: it is not empty, or permission is missing. */
const reasons = ['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'EBUSY']

async function removeIfEmpty(folder: string): Promise<boolean> {
  try {
    await rmdir(folder)
    return true
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    // Already removed for another file.
    if (code === 'ENOENT') return true
    if (reasons.includes(code)) return false
    throw error
  }
}

/** Lists the paths of the files in a folder, with a leading slash. Empty if there is no folder. */
export async function readFilePaths(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((path) => `/${path.replaceAll('\\', '/')}`)
}
