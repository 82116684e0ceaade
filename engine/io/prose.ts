import { readFile } from 'node:fs/promises'

/** The text of a file in `src/prose`, with its placeholders unfilled. */
export function readProse(name: string): Promise<string> {
  return readFile(new URL(`../src/prose/${name}`, import.meta.url), 'utf8')
}
