import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A component's files: the template and, for a class-based one, the class beside it. */
export type ComponentFiles = { name: string; file: string; classFile: string | null }

/** The components in a library's folder by dotted name, sorted. */
export function readComponentFiles(folder: string): ComponentFiles[] {
  const root = join(folder, 'components')
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.edge'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      name: relative(root, file).slice(0, -'.edge'.length).split(sep).join('.'),
      file,
      classFile:
        ['.ts', '.js']
          .map((end) => file.replace(/\.edge$/, end))
          .find((path) => existsSync(path)) ?? null,
    }))
}
