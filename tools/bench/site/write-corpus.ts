import { cp, mkdir } from 'node:fs/promises'
import type { BenchPage } from './list-pages.ts'
import { writeFiles } from './write-files.ts'

/** Writes a site of this engine: a small library, and the pages as its documentation. */
export async function writeCorpus(folder: string, pages: BenchPage[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const files = pages.map(({ path, text }) => ({ path: `content/${path}.md`, text }))
  await writeFiles(folder, files)
  await cp('tests/fixtures/acme', folder, { recursive: true })
}
