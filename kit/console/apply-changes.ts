import { join } from 'node:path'
import { removeEmptyFolders } from '../io/remove-empty-folders.ts'
import { removeStrayFiles } from '../io/remove-stray-files.ts'
import { writeFilesAtomically, type FileToWrite } from '../io/write-files-atomically.ts'
import type { Change } from '../src/install/change.ts'
import { listInstallFiles } from '../src/install/list-install-files.ts'

/**
 * Writes and deletes the files of a project that changes are planned for: all of them, or none. What
 * earlier commands left behind when they were killed is taken away.
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
