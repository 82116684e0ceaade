import { join } from 'node:path'
import { Kernel } from '@adonisjs/core/ace'
import { Codemods } from '@adonisjs/core/ace/codemods'
import type { ApplicationService } from '@adonisjs/core/types'
import { removeEmptyFolders } from '../io/folders.ts'
import { removeStrayFiles } from '../io/temporary-files.ts'
import { writeFilesAtomically, type FileToWrite } from '../io/write-files.ts'
import type { Change } from '../install/change.ts'
import { listInstallFiles } from '../install/installed-files.ts'

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

/**
 * Creates codemods that print nothing: they report what they did before anything is written. It
 * works with the first version of AdonisJS 7, where those of a command cannot be made quiet.
 */
export function createQuietCodemods(app: ApplicationService): Codemods {
  const { ui } = new Kernel(app)
  ui.switchMode('raw')
  return new Codemods(app, ui.logger)
}
