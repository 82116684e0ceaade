import { readdir, realpath, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { isWithin } from './paths.ts'

/** Matches what `toTemporaryPath` appends to the name of a file. */
const ending = /^\.((\d+)-[0-9a-f]{8})-[0-9a-f]{8}\.tmp$/

/** Milliseconds after which a run must have ended, even if another process has its id now. */
const longest = 3_600_000

/** Error codes for a stray file that cannot be removed, which does no harm. */
const harmless = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS']

/**
 * Removes the temporary files and folders of these paths that interrupted runs left behind. Returns
 * their paths.
 * @param within a folder that they must be in, with links resolved
 */
export async function removeStrayFiles(
  paths: readonly string[],
  { within }: { within?: string } = {},
): Promise<string[]> {
  const removed: string[] = []
  for (const folder of new Set(paths.map((path) => dirname(path)))) {
    const real = await unless(harmless, realpath(folder), null)
    if (real === null || (within !== undefined && !(await isWithin(within, real)))) continue
    const own = paths.filter((path) => dirname(path) === folder).map((path) => basename(path))
    for (const name of await unless(harmless, readdir(folder), [])) {
      const file = own.find((file) => name.startsWith(`${file}.`))
      if (file === undefined) continue
      const [, run, process] = ending.exec(name.slice(file.length)) ?? []
      if (run === undefined || run === runName) continue
      const path = join(folder, name)
      const found = await unless(harmless, stat(path), null)
      if (!found) continue
      const isOld = Date.now() - found.mtimeMs > longest
      if (!isOld && isRunning(Number(process))) continue
      await unless(harmless, rm(path, { recursive: true, force: true }), undefined)
      removed.push(path)
    }
  }
  return removed
}

/** Whether another process has this id and may be writing. This process has its own run name. */
function isRunning(id: number): boolean {
  if (id === process.pid) return false
  try {
    return process.kill(id, 0)
  } catch (error) {
    // A process of another user cannot be signalled, but it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function unless<T>(codes: string[], step: Promise<T>, otherwise: T): Promise<T> {
  return step.catch((error: NodeJS.ErrnoException) => {
    if (codes.includes(error.code!)) return otherwise
    throw error
  })
}

/** Returns a path beside a file for its new content. Its name identifies the run that writes it. */
export function toTemporaryPath(path: string): string {
  return `${path}.${runName}-${randomUUID().slice(0, 8)}.tmp`
}

/** Identifies this run of the program in its temporary files: the process id, and a random part. */
const runName = `${process.pid}-${randomUUID().slice(0, 8)}`
