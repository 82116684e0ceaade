import { readFileSync } from 'node:fs'
import { writeFilesAtomically } from './write-files-atomically.ts'

/**
 * Writes a file unless its text is another by now than `before`; tells whether it did.
 * @param within a folder that the file has to be in, wherever links lead
 */
export async function writeIfUnchanged(
  path: string,
  before: string,
  after: string,
  within: string,
): Promise<boolean> {
  if (!readFileSync(path).equals(Buffer.from(before))) return false
  await writeFilesAtomically([{ path, content: after }], { within, flush: true })
  return true
}
