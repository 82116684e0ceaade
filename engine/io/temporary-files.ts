import { readdir, realpath, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { isWithin } from './paths.ts'

/** What `toTemporaryPath` puts behind the name of a file. */
const ending = /^\.((\d+)-[0-9a-f]{8})-[0-9a-f]{8}\.tmp$/

/** Milliseconds after which no run is writing still, though another one has its number now. */
const longest = 3_600_000

/** Codes of what keeps a stray file where it is; the files beside it are no worse for it. */
const harmless = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS']

/**
 * Removes the temporary files and folders of these paths that runs left behind which were killed,
 * and says which.
 * @param within a folder that they have to be in, wherever links lead
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

/** Whether a process is there that may be writing; this one writes under the name of its run only. */
function isRunning(id: number): boolean {
  if (id === process.pid) return false
  try {
    return process.kill(id, 0)
  } catch (error) {
    // That of somebody else may not be asked, but is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function unless<T>(codes: string[], step: Promise<T>, otherwise: T): Promise<T> {
  return step.catch((error: NodeJS.ErrnoException) => {
    if (codes.includes(error.code!)) return otherwise
    throw error
  })
}

/** A path beside a file for its new content, by whose name other runs know who is writing it. */
export function toTemporaryPath(path: string): string {
  return `${path}.${runName}-${randomUUID().slice(0, 8)}.tmp`
}

/** Names this run of the program in its temporary files: the process, and what no other run has. */
const runName = `${process.pid}-${randomUUID().slice(0, 8)}`
