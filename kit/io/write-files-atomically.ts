import { mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A file to write: its path, and its content. */
export type FileToWrite = { path: string; content: string | Uint8Array }

/**
 * Writes files so that a reader sees the old content of each or the new, never a part of it, and
 * so that none is changed unless all can be written. A link is followed, and its target written.
 */
export async function writeFilesAtomically(files: readonly FileToWrite[]): Promise<void> {
  const written: { temporary: string; target: string }[] = []
  try {
    for (const { path, content } of files) {
      const target = await toTarget(path)
      const temporary = `${target}.${process.pid}.tmp`
      await mkdir(dirname(target), { recursive: true })
      await refuseFolder(target)
      written.push({ temporary, target })
      await writeFile(temporary, content)
    }
    for (const { temporary, target } of written) await rename(temporary, target)
  } catch (error) {
    for (const { temporary } of written) await rm(temporary, { force: true })
    throw error
  }
}

async function toTarget(path: string): Promise<string> {
  return realpath(path).catch(() => path)
}

async function refuseFolder(path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (!found?.isDirectory()) return
  throw Object.assign(new Error(`EISDIR: a folder is in the place of ${path}`), {
    code: 'EISDIR',
    path,
  })
}
