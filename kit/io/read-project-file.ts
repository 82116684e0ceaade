import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The text of a file of a project by its path from the project's folder, null when there is none. */
export function readProjectFile(folder: string, file: string): string | null {
  try {
    return readFileSync(join(folder, file), 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw Object.assign(error as Error, { path: join(folder, file) })
  }
}
