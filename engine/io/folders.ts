import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readdir, rmdir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

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

/** The files of a folder by their paths from it, with a slash at their start; none if it is not there. */
export async function readFilePaths(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((path) => `/${path.replaceAll('\\', '/')}`)
}

/** SHA-256 over the names and contents of files and of all files in folders, hexadecimal. */
export function readDigest(paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of listFiles(path)) hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(path, file).split(sep).includes('node_modules'))
    .sort()
}
