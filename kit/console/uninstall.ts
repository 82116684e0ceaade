import { readProjectFile } from '../io/read-project-file.ts'
import { planRemoval } from '../src/install/plan-removal.ts'
import { toRemovalText } from '../src/install/to-removal-text.ts'
import { applyChanges } from './apply-changes.ts'
import { createQuietCodemods } from './create-quiet-codemods.ts'
import type { InstallOptions } from './install.ts'
import { unregisterPackage } from './unregister-package.ts'

/** Takes back what `install` has written, all or for some assistants, and returns that as text. */
export async function uninstall(options: InstallOptions): Promise<string> {
  const { catalog, app, agents, editors, dryRun } = options
  const root = app.makePath()
  const isWhole = !agents.length && !editors.length
  const changes = [
    ...(isWhole
      ? [await unregisterPackage(createQuietCodemods(app), root, catalog.library.package)]
      : []),
    ...planRemoval({ ...options, read: (file) => readProjectFile(root, file) }),
  ]
  if (!dryRun) await applyChanges(root, catalog.library.namespace, changes)
  return toRemovalText(catalog, changes, { dryRun, isWhole })
}
