import { existsSync, readdirSync, readFileSync, realpathSync, statSync, type Stats } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { ProblemError } from '../problem/problem.ts'
import { toPageId } from '../library/pages/route.ts'
import type { PageSource } from '../library/pages/sources.ts'
import { toDisplayPath } from './paths.ts'

/**
 * Every `.md` and `.mdx` file of the content folder, sorted; `index` stands for its folder. None
 * where there is no folder. Links to files and folders are followed, wherever they lead. A
 * thousand files take a quarter of the time when none waits its turn.
 */
export function readContent(folder: string): PageSource[] {
  if (!existsSync(folder)) return []
  return listPages(folder, [])
    .sort()
    .map((file) => ({
      id: toPageId(relative(folder, file)),
      file: toDisplayPath(file),
      text: readFileSync(file, 'utf8'),
      mdx: file.endsWith('.mdx'),
    }))
}

/** @param above real paths of the folders that this one is in, none of which is entered once more */
function listPages(folder: string, above: string[]): string[] {
  const real = realpathSync(folder)
  if (above.includes(real)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    const found = entry.isSymbolicLink() ? follow(path) : entry
    if (found?.isDirectory()) return listPages(path, [...above, real])
    return isPage(path) && found?.isFile() ? [path] : []
  })
}

/** What a link leads to. One that leads nowhere is an error if it would be a page. */
function follow(path: string): Stats | null {
  try {
    return statSync(path)
  } catch {
    // Editors write hidden ones, such as `.#start.md`, beside a file that is open.
    if (!isPage(path) || basename(path).startsWith('.')) return null
    throw new ProblemError({
      file: toDisplayPath(path),
      line: 1,
      cannot: 'read page',
      expected: ['a link that leads to a file'],
      fix: 'Restore the file that the link leads to, or delete the link.',
    })
  }
}

function isPage(path: string): boolean {
  return /\.mdx?$/.test(path)
}
