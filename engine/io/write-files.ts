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
import { readFileSync } from 'node:fs'
import { assertWithin } from './paths.ts'
import { removeStrayFiles, toTemporaryPath } from './temporary-files.ts'

/** What is written: text, bytes, or text in pieces, which need not all be in memory. */
export type FileContent = string | Uint8Array | Iterable<string>

/** A file to write: its path, and its content; null deletes it. */
export type FileToWrite = { path: string; content: FileContent | null }

/** What of a failed write reaches the reader: the path that was asked for, and what is changed. */
export type WriteError = NodeJS.ErrnoException & { changed: string[] }

/**
 * Writes files so that a reader sees the old content of each or the new, never a part of it, and
 * so that none is changed unless all can be written. A link is followed, and its target written;
 * a file that is there keeps its mode. What is deleted is deleted last, a link with its target. The
 * error of a file that cannot be written has its path, and those of the files changed before it.
 * What earlier runs left behind when they were killed is taken away.
 * @param within a folder that every target has to be in, wherever links lead
 * @param flush has the disk keep each new content before it takes the place of the old one, so that
 * the power may fail too; for what nobody can make again
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
      // What the process leaves out of every new file.
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
    // Who reads it knows the path that was asked for, not that of the temporary file.
    throw Object.assign(error as Error, { path: at, changed })
  }
}

/** Removes folders that were made for a file, from its own up to the first; others' files keep them. */
async function removeFolders(folder: string, first: string): Promise<void> {
  for (let at = folder; at.length >= first.length; at = dirname(at)) await rmdir(at)
}

/** Writes a file so that a reader sees the old content or the new, never a part of it. */
export function writeFileAtomically(path: string, content: FileContent): Promise<void> {
  return writeFilesAtomically([{ path, content }])
}

/**
 * Writes a file unless its text is another by now than `before`; tells whether it did.
 * @param within a folder that the file has to be in, wherever links lead
 */
export async function writeIfUnchanged(
  path: string,
  before: string,
  after: string,
  within: string,
): Promise<boolean> {
  if (!readFileSync(path).equals(Buffer.from(before))) return false
  await writeFilesAtomically([{ path, content: after }], { within, flush: true })
  return true
}

/** The file that a path stands for, links followed, and its mode; null when it is yet to be made. */
type Target = { target: string; mode: number | null }

/** Finds what is written in the place of a path; a folder is an error, and a link in a circle. */
async function findTarget(path: string): Promise<Target> {
  const target = await follow(path)
  const found = await stat(target).catch(() => null)
  if (!found?.isDirectory()) return { target, mode: found ? found.mode & 0o7777 : null }
  throw Object.assign(new Error(`EISDIR: a folder is in the place of ${path}`), {
    code: 'EISDIR',
    path,
  })
}

/** Also a link whose target does not exist yet, and one among the folders. */
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
