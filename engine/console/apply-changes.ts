import { join } from 'node:path'
import { removeEmptyFolders } from '../io/folders.ts'
import { removeStrayFiles } from '../io/temporary-files.ts'
import { writeFilesAtomically, type FileToWrite } from '../io/write-files.ts'
import type { Change } from '../install/change.ts'
import { listInstallFiles } from '../install/installed-files.ts'

/**
 * Writes and deletes the files of a project according to the planned changes: all of them, or none.
 * Removes temporary files that interrupted commands left behind.
 */
export async function applyChanges(
  root: string,
  namespace: string,
  changes: readonly Change[],
): Promise<void> {
  const files = new Set([...listInstallFiles(namespace), ...changes.map(({ file }) => file)])
  await removeStrayFiles(
    [...files].map((file) => join(root, file)),
    { within: root },
  )
  await writeFilesAtomically(
    changes.flatMap(({ file, action, text }): FileToWrite[] => {
      const path = join(root, file)
      if (action === 'delete') return [{ path, content: null }]
      return text === undefined ? [] : [{ path, content: text }]
    }),
    { within: root, flush: true },
  )
  const deleted = changes.filter(({ action }) => action === 'delete')
  await removeEmptyFolders(
    root,
    deleted.map(({ file }) => file),
  )
}
