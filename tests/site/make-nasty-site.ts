import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const pages = 'content/nasty'

/**
 * Writes a site of the smallest library with pages that break Markdown tools, and a copy of each
 * with a byte order mark and Windows line endings.
 */
export async function makeNastySite(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await cp('tests/fixtures/acme', folder, { recursive: true })
  await cp('tests/fixtures/nasty', folder, { recursive: true })
  await mkdir(join(folder, pages), { recursive: true })
  for (const name of ['tables', 'code', 'lists', 'words', 'links']) {
    const text = await readFile(join(folder, pages, `${name}.md`), 'utf8')
    const moved = /^movedFrom: .*\n/m
    const windows = `\uFEFF${text.replace(moved, '').replaceAll('\n', '\r\n')}`
    await writeFile(join(folder, pages, `${name}-of-windows.md`), windows)
  }
}
