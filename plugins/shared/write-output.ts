import { existsSync, linkSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { lastOutputs } from './last-outputs.ts'

/** A file of a build: its path below the folder, and its content. */
export type OutputFile = { path: string; content: string | Uint8Array }

/**
 * Writes files into the folder of a build. There may be thousands: they would take longer if each
 * waited for its turn. One that the last build has written just so becomes a second name of that
 * file, which goes with the last build: it keeps its time, and no file is made and deleted for it.
 */
export function writeOutput(folder: string, files: OutputFile[]): void {
  const last = findLast(folder)
  const made = new Set<string>()
  for (const { path, content } of files) {
    const file = join(folder, path)
    const parent = dirname(file)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    if (last === undefined || !linkSame(join(last, path), file, content)) {
      writeFileSync(file, content)
    }
  }
}

function findLast(folder: string): string | undefined {
  for (const [next, place] of lastOutputs) {
    const path = relative(next, folder)
    if (!path.startsWith('..') && existsSync(place)) return join(place, path)
  }
  return undefined
}

/** Whether a file had that content and could get another name; on some disks none can. */
function linkSame(old: string, file: string, content: string | Uint8Array): boolean {
  try {
    if (!lstatSync(old).isFile()) return false
    if (!readFileSync(old).equals(Buffer.from(content as string))) return false
    linkSync(old, file)
    return true
  } catch {
    return false
  }
}
