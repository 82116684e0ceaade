import { randomUUID } from 'node:crypto'
import { access, chmod, constants, mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { findTarget } from './find-target.ts'

/** A file to write: its path, and its content; null deletes it. */
export type FileToWrite = { path: string; content: string | Uint8Array | null }

/**
 * Writes files so that a reader sees the old content of each or the new, never a part of it, and
 * so that none is changed unless all can be written. A link is followed, and its target written;
 * a file that is there keeps its mode. What is deleted is deleted last, a link with its target. The
 * error of a file that cannot be written has its path.
 */
export async function writeFilesAtomically(files: readonly FileToWrite[]): Promise<void> {
  const undo: (() => Promise<void>)[] = []
  const written: { path: string; temporary: string; target: string }[] = []
  const deleted: { path: string; target: string }[] = []
  try {
    for (const { path, content } of files) {
      await named(path, async () => {
        const { target, mode } = await findTarget(path)
        if (mode !== null) await access(target, constants.W_OK)
        const folder = dirname(resolve(target))
        if (content === null) {
          if (mode === null) return
          for (const from of [folder, dirname(resolve(path))]) await access(from, constants.W_OK)
          deleted.push({ path, target })
          return
        }
        const made = await mkdir(folder, { recursive: true })
        if (made) undo.unshift(() => removeFolders(folder, resolve(made)))
        const temporary = `${target}.${randomUUID().slice(0, 8)}.tmp`
        undo.unshift(() => rm(temporary, { force: true }))
        await writeFile(temporary, content, { flag: 'wx', mode: mode ?? 0o666 })
        // What the process leaves out of every new file.
        if (mode !== null) await chmod(temporary, mode)
        written.push({ path, temporary, target })
      })
    }
    for (const { path, temporary, target } of written) {
      await named(path, () => rename(temporary, target))
    }
    for (const { path, target } of deleted) {
      await named(path, async () => {
        for (const file of new Set([target, path])) await rm(file)
      })
    }
  } catch (error) {
    for (const step of undo) await step().catch(() => {})
    throw error
  }
}

/** Who reads the error knows the path that was asked for, not that of the temporary file. */
async function named(path: string, step: () => Promise<void>): Promise<void> {
  await step().catch((error: unknown) => {
    throw Object.assign(error as Error, { path })
  })
}

/** Removes folders that were made for a file, from its own up to the first; others' files keep them. */
async function removeFolders(folder: string, first: string): Promise<void> {
  for (let at = folder; at.length >= first.length; at = dirname(at)) await rmdir(at)
}
