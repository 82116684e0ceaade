import { readFile } from 'node:fs/promises'

/** The text of a file in `engine/prose`, with its placeholders unfilled. */
export function readProse(name: string): Promise<string> {
  return readFile(new URL(`../prose/${name}`, import.meta.url), 'utf8')
}
