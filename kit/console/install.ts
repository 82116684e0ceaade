import { join } from 'node:path'
import type { ApplicationService } from '@adonisjs/core/types'
import { hasFolder } from '../io/has-folder.ts'
import { readProjectFile } from '../io/read-project-file.ts'
import { readProse } from '../io/read-prose.ts'
import type { Agent } from '../src/install/agents.ts'
import { editors as settings, type Editor } from '../src/install/editors.ts'
import { planInstall } from '../src/install/plan-install.ts'
import { toInstallText } from '../src/install/to-install-text.ts'
import type { Catalog } from '../src/schema/catalog.ts'
import { applyChanges } from './apply-changes.ts'
import { createQuietCodemods } from './create-quiet-codemods.ts'
import { registerPackage } from './register-package.ts'

/** What a project is prepared with. */
export type InstallOptions = {
  catalog: Catalog
  app: ApplicationService
  agents: readonly Agent[]
  /** Beside those that the project has a folder of */
  editors: readonly Editor[]
  force: boolean
  dryRun: boolean
}

/** Prepares a project for the library, and returns what was done as text. */
export async function install(options: InstallOptions): Promise<string> {
  const { catalog, app, dryRun } = options
  const root = app.makePath()
  const used = (Object.keys(settings) as Editor[]).filter(
    (editor) => options.editors.includes(editor) || hasFolder(join(root, settings[editor].folder)),
  )
  const changes = [
    await registerPackage(createQuietCodemods(app), root, catalog.library.package),
    ...planInstall({
      ...options,
      editors: used,
      prose: await readProse('rules.md'),
      read: (file) => readProjectFile(root, file),
    }),
  ]
  if (!dryRun) await applyChanges(root, catalog.library.namespace, changes)
  return toInstallText(catalog, changes, options)
}
