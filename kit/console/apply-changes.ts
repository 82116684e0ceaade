import { join } from 'node:path'
import { removeEmptyFolders } from '../io/remove-empty-folders.ts'
import { writeFilesAtomically, type FileToWrite } from '../io/write-files-atomically.ts'
import type { Change } from '../src/install/change.ts'

/** Writes and deletes the files of a project that changes are planned for: all of them, or none. */
export async function applyChanges(root: string, changes: readonly Change[]): Promise<void> {
  await writeFilesAtomically(
    changes.flatMap(({ file, action, text }): FileToWrite[] => {
      const path = join(root, file)
      if (action === 'delete') return [{ path, content: null }]
      return text === undefined ? [] : [{ path, content: text }]
    }),
  )
  const deleted = changes.filter(({ action }) => action === 'delete')
  await removeEmptyFolders(
    root,
    deleted.map(({ file }) => file),
  )
}
