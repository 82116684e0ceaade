import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/**
 * Writes a file of the output in parts. Returns whether it did: never replaces a file, and never
 * writes outside of the folder.
 */
export function writeOutput(folder: string, path: string, parts: Iterable<string>): boolean {
  const file = join(folder, path)
  if (relative(folder, file).split(sep)[0] === '..') return false
  mkdirSync(dirname(file), { recursive: true })
  let descriptor: number
  try {
    descriptor = openSync(file, 'wx')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
  try {
    for (const part of parts) writeFileSync(descriptor, part)
  } finally {
    closeSync(descriptor)
  }
  return true
}
