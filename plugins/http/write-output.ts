import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file of a build: its path below the folder, and its content. */
export type OutputFile = { path: string; content: string | Uint8Array }

/** Writes files into the folder of a build. A thousand take longer if each waits for its turn. */
export function writeOutput(folder: string, files: OutputFile[]): void {
  const made = new Set<string>()
  for (const { path, content } of files) {
    const file = join(folder, path)
    const parent = dirname(file)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    writeFileSync(file, content)
  }
}
