import { readFile } from 'node:fs/promises'

/** Reads a file in `engine/prose`, without filling its placeholders. */
export function readProse(name: string): Promise<string> {
  return readFile(new URL(`../prose/${name}`, import.meta.url), 'utf8')
}
