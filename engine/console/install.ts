import { join } from 'node:path'
import type { ApplicationService } from '@adonisjs/core/types'
import { hasFolder } from '../io/folders.ts'
import { listViews } from '../io/list-templates.ts'
import { readProjectFile } from '../io/project-catalog.ts'
import { readProse } from '../io/prose.ts'
import {
  agents as known,
  type Agent,
  editors as settings,
  type Editor,
} from '../install/clients.ts'
import { planInstall } from '../install/plan-install.ts'
import { toDiffsText } from '../install/diff.ts'
import { toInstallText } from '../install/text.ts'
import { planWiring } from '../install/wiring/plan-wiring.ts'
import { toBundlerName } from '../install/wiring/bundler.ts'
import type { Catalog } from '../schema/catalog.ts'
import { applyChanges, createQuietCodemods } from './apply-changes.ts'
import { registerPackage } from './edit-adonisrc.ts'

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

/**
 * Whether stylesheets, entry points and layouts of the project may be changed: a question that shows
 * the lines, or the answer where nobody can be asked.
 */
export type Consent = boolean | ((diff: string) => Promise<boolean>)

/** Prepares a project for the library, and returns what was done as text. */
export async function install(options: InstallOptions, consent: Consent): Promise<string> {
  const { catalog, app, dryRun } = options
  const { library } = catalog
  const root = app.makePath()
  const read = (file: string) => readProjectFile(root, file)
  const used = (Object.keys(settings) as Editor[]).filter(
    (editor) => options.editors.includes(editor) || hasFolder(join(root, settings[editor].folder)),
  )
  const changes = [
    await registerPackage(createQuietCodemods(app), root, library.package, [
      ...app.rcFile.providers.map(({ file }) => file),
      ...app.rcFile.commands,
    ]),
    ...planInstall({ ...options, editors: used, prose: await readProse('rules.md'), read }),
  ]
  const { bundler, changes: wiring } = planWiring({ library, templates: listViews(root), read })
  const diff = toDiffsText(wiring, read)
  const isAsked = diff !== '' && !dryRun && typeof consent === 'function'
  const isWired = isAsked ? await consent(diff) : dryRun || consent !== false
  const all = isWired ? [...changes, ...wiring] : changes
  if (!dryRun) await applyChanges(root, library.namespace, all)
  const server = `${library.namespace}:mcp-serve`
  return toInstallText(catalog, changes, {
    bundler: toBundlerName(bundler),
    wiring,
    diff: isAsked ? '' : diff,
    isWired,
    isRegistered:
      options.agents.length > 0 ||
      Object.values(known).some(({ file }) => read(file)?.includes(server)),
    gitignore: read('.gitignore') ?? '',
    dryRun,
  })
}
