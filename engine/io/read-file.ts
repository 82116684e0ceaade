import { constants, readFileSync, type Stats, statSync } from 'node:fs'
import { toVisible } from '../problem/visible.ts'
import { toDisplayPath } from './paths.ts'
import { UserError } from '../problem/user-error.ts'

/** Thrown for a path that is no file. */
export class FileTypeError extends UserError {
  override readonly name = 'FileTypeError'
  /** As the operating system calls it */
  readonly code: 'EFTYPE' | 'EISDIR'
  readonly path: string
  /** What it is: `a named pipe` */
  readonly kind: string

  constructor(path: string, stats: Stats) {
    const kind = toKind(stats)
    super(`Cannot use \`${toVisible(toDisplayPath(path))}\`, expected a file and not ${kind}.`)
    this.code = stats.isDirectory() ? 'EISDIR' : 'EFTYPE'
    this.path = path
    this.kind = kind
  }
}

function toKind(stats: Stats): string {
  if (stats.isDirectory()) return 'a folder'
  if (stats.isFIFO()) return 'a named pipe'
  return stats.isSocket() ? 'a socket' : 'a device'
}

/**
 * Returns the facts about a file. Throws a FileTypeError for a folder, a pipe, a socket or a device,
 * which may never end.
 */
export function statFile(path: string): Stats {
  const stats = statSync(path)
  if (!stats.isFile()) throw new FileTypeError(path, stats)
  return stats
}

/** Even if a pipe replaces the file after the check, opening it must not wait. Not on Windows. */
const flag = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/** Reads the bytes of a file. Throws a FileTypeError for anything else, such as a pipe. */
export function readBytes(path: string): Buffer {
  statFile(path)
  // The types of Node only know the flags that are texts.
  return readFileSync(path, { flag: flag as unknown as string })
}

/** Reads a text file in UTF-8. Throws a FileTypeError for anything else, such as a pipe. */
export function readText(path: string): string {
  return readBytes(path).toString('utf8')
}

/** Reads a text file that may be missing or unreadable, which does not matter. Returns null then. */
export function readTextOrNull(path: string): string | null {
  try {
    return readText(path)
  } catch (error) {
    // An error without a code is a bug, not an error of the file system.
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    return null
  }
}
