import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of the files in a folder and the folders below it that end so; none without the folder. */
export function listFiles(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file))
    .sort()
}
