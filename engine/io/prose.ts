import { fileURLToPath } from 'node:url'
import { readText } from './read-file.ts'

/** Reads a file in `engine/prose`, without filling its placeholders. */
export async function readProse(name: string): Promise<string> {
  return readText(fileURLToPath(new URL(`../prose/${name}`, import.meta.url)))
}
