import { relative, sep } from 'node:path'
import { FileTypeError, readBytes, statFile } from './read-file.ts'

/**
 * In bytes. A typical template has a few kilobytes. Checking a megabyte takes seconds and some 200
 * MB of memory, and both grow with the size.
 */
export const MAX_SIZE = 1_000_000

/** Why a larger template cannot be used. */
export const TOO_LARGE = `expected at most ${MAX_SIZE / 1e6} MB`

/** The text of a template, including a byte order mark, or the reason why it cannot be used. */
type ReadTemplate = { text: string; reason: null } | { text: null; reason: string }

/** Reads a template. Returns a reason if it is not UTF-8 or too large. */
export function readTemplate(path: string): ReadTemplate {
  const { size } = statFile(path)
  if (size > MAX_SIZE) return { text: null, reason: TOO_LARGE }
  const bytes = readBytes(path)
  if (bytes.includes(0)) return { text: null, reason: 'expected text and not binary data' }
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    return { text: decoder.decode(bytes), reason: null }
  } catch {
    return { text: null, reason: 'expected text in UTF-8' }
  }
}

const REASONS: Record<string, string> = {
  EACCES: 'you have no permission to read it',
  EPERM: 'you have no permission to read it',
  ELOOP: 'its symbolic links form a loop',
  ENOTDIR: 'part of its path is a file, not a folder',
  ENAMETOOLONG: 'its path is too long',
}

/** Explains in one line why a file or folder cannot be read. The path is relative to the root. */
export function toReadError(error: unknown, path: string, root: string): string {
  const { code, message } = error as NodeJS.ErrnoException
  // An error without a code is a bug, not an error of the file system.
  if (code === undefined) throw error
  const shown = relative(root, path).split(sep).join('/') || '.'
  if (code === 'ENOENT')
    return `Cannot find \`${shown}\`, expected a file, a folder or a pattern that matches a file.`
  const reason = error instanceof FileTypeError ? `it is ${error.kind}` : (REASONS[code] ?? message)
  return `Cannot read \`${shown}\`: ${reason} (${code}).`
}
