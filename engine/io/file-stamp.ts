import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { readBytes } from './read-file.ts'

/** Returns a text that changes when a file does, or is deleted. */
export function toStamp(file: string): string {
  try {
    // An error for each missing file would take longer than the rest.
    const stats = statSync(file, { throwIfNoEntry: false })
    return stats ? `${stats.mtimeMs}-${stats.size}-${stats.ino}` : ''
  } catch {
    return ''
  }
}

/** Returns the hexadecimal SHA-256 of the paths and contents of files, and of files in folders. */
export function readDigest(paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of listFiles(path)) hash.update(`${file}\0`).update(readBytes(file))
  }
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(path, file).split(sep).includes('node_modules'))
    .sort()
}
