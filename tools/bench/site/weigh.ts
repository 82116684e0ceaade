import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** The size of all files in MB, and that of the HTML of a page of the corpus in KB. */
export async function weigh(folder: string): Promise<{ size: number; page: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        return { path: relative(folder, path), size: (await stat(path)).size }
      }),
  )
  const pages = files.filter(({ path }) => /^part-.*\.html$/.test(path))
  const sum = (list: typeof files) => list.reduce((total, { size }) => total + size, 0)
  return { size: sum(files) / 1e6, page: sum(pages) / pages.length / 1e3 }
}
