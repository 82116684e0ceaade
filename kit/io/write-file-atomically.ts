import { writeFilesAtomically, type FileContent } from './write-files-atomically.ts'

/** Writes a file so that a reader sees the old content or the new, never a part of it. */
export function writeFileAtomically(path: string, content: FileContent): Promise<void> {
  return writeFilesAtomically([{ path, content }])
}
