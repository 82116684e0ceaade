import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Returns the file and line of each `TODO` in the sources below a folder. */
export function listTodos(folder: string): string[] {
  return ['kit/components', 'kit/scripts', 'kit/styles', 'content', 'tests/golden/components']
    .map((path) => join(folder, path))
    .filter((path) => existsSync(path))
    .flatMap((path) => readdirSync(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          /\bTODO\b/.test(text) ? `${relative(folder, file)}:${index + 1}` : [],
        ),
    )
}
