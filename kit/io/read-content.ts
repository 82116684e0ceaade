import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { toPageId } from '../src/site/to-page-id.ts'
import type { PageSource } from '../src/site/to-site.ts'
import { toDisplayPath } from './to-display-path.ts'

/**
 * Every `.md` and `.mdx` file of the content folder, sorted; `index` stands for its folder. None
 * where there is no folder.
 */
export async function readContent(folder: string): Promise<PageSource[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return Promise.all(
    files.map(async (file) => ({
      id: toPageId(relative(folder, file)),
      file: toDisplayPath(file),
      text: await readFile(file, 'utf8'),
      mdx: file.endsWith('.mdx'),
    })),
  )
}
