import {
  access,
  chmod,
  constants,
  mkdir,
  rename,
  rm,
  rmdir,
  writeFile,
  readlink,
  realpath,
  stat,
} from 'node:fs/promises'
import { dirname, resolve, basename, join } from 'node:path'
import { assertWithin } from './paths.ts'
import { FileTypeError, readBytes } from './read-file.ts'
import { removeStrayFiles, toTemporaryPath } from './temporary-files.ts'

/** Content of a file: text, bytes, or an iterable of text, which need not be in memory at once. */
export type FileContent = string | Uint8Array | Iterable<string>

/** A file to write: its path, and its content; null deletes it. */
export type FileToWrite = { path: string; content: FileContent | null }

/** The error of a failed write, with the requested path and the files that were already changed. */
export type WriteError = NodeJS.ErrnoException & { changed: string[] }

/**
 * Writes files atomically: readers see the old or the new content of each, never a part of it.
 * Changes no file unless all can be written. Follows links and writes their targets; existing files
 * keep their mode. Deletes files last, and links with their targets. If a file cannot be written,
 * throws an error with its path and those of the files already changed. Removes temporary files
 * that interrupted runs left behind.
 * @param within a folder that every target must be in, with links resolved
 * @param flush whether to flush new content to the disk before it replaces the old one, so that it
 * survives a power failure; for files that cannot be generated again
 */
export async function writeFilesAtomically(
  files: readonly FileToWrite[],
  { within, flush = false }: { within?: string; flush?: boolean } = {},
): Promise<void> {
  const undo: (() => Promise<void>)[] = []
  const written: { path: string; temporary: string; target: string }[] = []
  const deleted: { path: string; target: string }[] = []
  const changed: string[] = []
  let at = ''
  try {
    for (const { path, content } of files) {
      at = path
      const { target, mode } = await findTarget(path)
      if (within !== undefined) await assertWithin(within, path, target)
      if (mode !== null) await access(target, constants.W_OK)
      const folder = dirname(resolve(target))
      if (content === null) {
        if (mode === null) continue
        for (const from of [folder, dirname(resolve(path))]) await access(from, constants.W_OK)
        deleted.push({ path, target })
        continue
      }
      const made = await mkdir(folder, { recursive: true })
      if (made) undo.unshift(() => removeFolders(folder, resolve(made)))
      else await removeStrayFiles([target])
      const temporary = toTemporaryPath(target)
      undo.unshift(() => rm(temporary, { force: true }))
      await writeFile(temporary, content, { flag: 'wx', mode: mode ?? 0o666, flush })
      // Restores the permissions that the umask removes from new files.
      if (mode !== null) await chmod(temporary, mode)
      written.push({ path, temporary, target })
    }
    for (const { path, temporary, target } of written) {
      at = path
      await rename(temporary, target)
      changed.push(path)
    }
    for (const { path, target } of deleted) {
      at = path
      for (const file of new Set([target, path])) await rm(file)
      changed.push(path)
    }
  } catch (error) {
    for (const step of undo) await step().catch(() => {})
    // The caller passed the requested path, not that of the temporary file.
    throw Object.assign(error as Error, { path: at, changed })
  }
}

/** Removes folders that were created for a file, innermost first, except those with other files. */
async function removeFolders(folder: string, first: string): Promise<void> {
  for (let at = folder; at.length >= first.length; at = dirname(at)) await rmdir(at)
}

/** Writes a file atomically: readers see the old or the new content, never a part of it. */
export function writeFileAtomically(path: string, content: FileContent): Promise<void> {
  return writeFilesAtomically([{ path, content }])
}

/**
 * Writes a file if its text is still `before`. Returns whether it did.
 * @param within a folder that the file must be in, with links resolved
 */
export async function writeIfUnchanged(
  path: string,
  before: string,
  after: string,
  within: string,
): Promise<boolean> {
  if (!readBytes(path).equals(Buffer.from(before))) return false
  await writeFilesAtomically([{ path, content: after }], { within, flush: true })
  return true
}

/** The file at a path, with links resolved, and its mode; null if it does not exist yet. */
type Target = { target: string; mode: number | null }

/** Finds the file to write for a path. Throws an error for anything else there, such as a folder. */
async function findTarget(path: string): Promise<Target> {
  const target = await follow(path)
  const found = await stat(target).catch(() => null)
  if (found && !found.isFile()) throw new FileTypeError(path, found)
  return { target, mode: found && found.mode & 0o7777 }
}

/** Resolves links, even one whose target does not exist yet, or one among the folders. */
async function follow(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const link = await readlink(path).catch(() => null)
    if (link !== null) return follow(resolve(dirname(path), link))
    const folder = dirname(resolve(path))
    return join(await follow(folder), basename(path))
  }
}
