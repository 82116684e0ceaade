import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** SHA-256 over the names and contents of files and of all files in folders, hexadecimal. */
export function readDigest(paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of readFilePaths(path)) hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function readFilePaths(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(path, file).split(sep).includes('node_modules'))
    .sort()
}
