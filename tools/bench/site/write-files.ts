import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BenchFile } from './peers.ts'

/** What an installation leaves in a folder. */
const installed = ['node_modules', 'package.json', 'package-lock.json']

/** Writes the files of a site, in the place of all that an earlier run left but what is installed. */
export async function writeFiles(folder: string, files: BenchFile[]): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!installed.includes(name)) await rm(join(folder, name), { recursive: true })
  }
  for (const { path, text } of files) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
