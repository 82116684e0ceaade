import { listViews } from '../io/list-templates.ts'
import { readProjectFile } from '../io/project-catalog.ts'
import { planRemoval } from '../install/plan-removal.ts'
import { toDiffsText } from '../install/diff.ts'
import { toRemovalText } from '../install/text.ts'
import { planUnwiring } from '../install/wiring/plan-unwiring.ts'
import { applyChanges, createQuietCodemods } from './apply-changes.ts'
import type { InstallOptions } from './install.ts'
import { unregisterPackage } from './edit-adonisrc.ts'

/** Takes back what `install` has written, all or for some assistants, and returns that as text. */
export async function uninstall(options: InstallOptions): Promise<string> {
  const { catalog, app, agents, editors, dryRun } = options
  const { library } = catalog
  const root = app.makePath()
  const read = (file: string) => readProjectFile(root, file)
  const isWhole = !agents.length && !editors.length
  const templates = listViews(root)
  const wiring = isWhole ? planUnwiring({ library, templates, read }) : []
  const changes = [
    ...(isWhole ? [await unregisterPackage(createQuietCodemods(app), root, library.package)] : []),
    ...planRemoval({ ...options, read }),
    ...wiring,
  ]
  const diff = toDiffsText(wiring, read)
  const tag = `x-${library.namespace}::`
  const tagged = isWhole ? templates.filter((file) => read(file)?.includes(tag)) : []
  if (!dryRun) await applyChanges(root, library.namespace, changes)
  return toRemovalText(catalog, changes, { dryRun, isWhole, diff, tagged })
}
