import { readlink, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

/** The file that a path stands for, links followed, and its mode; null when it is yet to be made. */
export type Target = { target: string; mode: number | null }

/** Finds what is written in the place of a path; a folder is an error, and a link in a circle. */
export async function findTarget(path: string): Promise<Target> {
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
