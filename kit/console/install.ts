import type { Codemods } from '@adonisjs/core/ace/codemods'
import type { ApplicationService } from '@adonisjs/core/types'
import { readProjectFile } from '../io/read-project-file.ts'
import { readProse } from '../io/read-prose.ts'
import { writeFilesAtomically } from '../io/write-files-atomically.ts'
import type { Agent } from '../src/install/agents.ts'
import { planInstall } from '../src/install/plan-install.ts'
import { toInstallText } from '../src/install/to-install-text.ts'
import type { Catalog } from '../src/schema/catalog.ts'
import { registerPackage } from './register-package.ts'

/** What a project is prepared with. */
export type InstallOptions = {
  catalog: Catalog
  app: ApplicationService
  codemods: Codemods
  agents: readonly Agent[]
  force: boolean
  dryRun: boolean
}

/** Prepares a project for the library, and returns what was done as text. */
export async function install(options: InstallOptions): Promise<string> {
  const { catalog, app, codemods, dryRun } = options
  const root = app.makePath()
  const read = (file: string) => readProjectFile(root, file)
  const changes = [
    await registerPackage(codemods, root, catalog.library.package),
    ...planInstall({ ...options, prose: await readProse('rules.md'), read }),
  ]
  if (!dryRun) {
    await writeFilesAtomically(
      changes.flatMap(({ file, text }) =>
        text === undefined ? [] : [{ path: app.makePath(file), content: text }],
      ),
    )
  }
  return toInstallText(catalog, changes, options)
}
