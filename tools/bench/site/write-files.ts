import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BenchFile } from './peers.ts'

/** Writes the files of a site, and takes away the pages of an earlier corpus. */
export async function writeFiles(folder: string, files: BenchFile[]): Promise<void> {
  const parents = new Set(files.map(({ path }) => path.split('part-')[0]!))
  for (const parent of parents) {
    const names = await readdir(join(folder, parent)).catch(() => [])
    for (const name of names.filter((name) => name.startsWith('part-'))) {
      await rm(join(folder, parent, name), { recursive: true })
    }
  }
  for (const { path, text } of files) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
