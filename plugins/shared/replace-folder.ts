import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { access, readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { removeEmptyFolders } from '../../kit/io/remove-empty-folders.ts'
import { writeFilesAtomically } from '../../kit/io/write-files-atomically.ts'

/** Codes of what keeps a folder from being renamed whose files can be written still. */
const reasons = ['EXDEV', 'EBUSY', 'EACCES', 'EPERM', 'EROFS', 'ENOTEMPTY', 'EEXIST']

/**
 * Puts a folder into the place of another by renaming both, the old one to `aside`, and removes the
 * old one. What cannot be renamed, on another file system or where one is mounted, gets the files
 * one by one, each whole; so does a folder with a repository in it, which stays.
 */
export async function replaceFolder(folder: string, next: string, aside: string): Promise<void> {
  if ((await isThere(join(folder, '.git'))) || !swap(folder, next, aside)) {
    await replaceFiles(folder, next)
  }
  for (const done of [next, aside]) rmSync(done, { recursive: true, force: true })
}

/** Whether the folders could be renamed; else both are where they were. */
function swap(folder: string, next: string, aside: string): boolean {
  mkdirSync(dirname(folder), { recursive: true })
  const isMoved = tryRename(folder, aside, [...reasons, 'ENOENT'])
  // At once: nothing is in the place of the folder until this is done.
  if (tryRename(next, folder, reasons)) return true
  if (isMoved) tryRename(aside, folder, reasons)
  return false
}

function tryRename(from: string, to: string, codes: string[]): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (codes.includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

async function replaceFiles(folder: string, next: string): Promise<void> {
  const [old, all] = [await listFiles(folder), await listFiles(next)]
  const gone = old.filter((path) => !all.includes(path))
  await writeFilesAtomically([
    ...(await Promise.all(
      all.map(async (path) => ({
        path: join(folder, path),
        content: await readFile(join(next, path)),
      })),
    )),
    ...gone.map((path) => ({ path: join(folder, path), content: null })),
  ])
  await removeEmptyFolders(folder, gone)
}

/** The files of a folder, none if it is not there; a repository is not looked into. */
async function listFiles(folder: string): Promise<string[]> {
  if (!(await isThere(folder))) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !/^\.git(?:[\\/]|$)/.test(path))
    .sort()
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
