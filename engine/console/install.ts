import { join } from 'node:path'
import type { BaseCommand } from '@adonisjs/core/ace'
import type { ApplicationService } from '@adonisjs/core/types'
import {
  type Agent,
  agents as known,
  type Editor,
  editors as settings,
} from '../catalog/clients.ts'
import { toDiffsText } from '../install/change.ts'
import { planInstall, planRemoval } from '../install/plan-install.ts'
import { toInstallText, toRemovalText } from '../install/text.ts'
import { planUnwiring, planWiring } from '../install/wiring/plan-wiring.ts'
import { toBundlerName } from '../install/wiring/vite.ts'
import { hasFolder } from '../io/folders.ts'
import { listViews } from '../io/list-templates.ts'
import { readProjectFile } from '../io/project/catalog.ts'
import { readProse } from '../io/prose.ts'
import { toVisibleLines } from '../problem/visible.ts'
import type { Catalog } from '../schema/catalog.ts'
import { applyChanges } from './apply-changes.ts'
import { registerPackage, unregisterPackage } from './edit-adonisrc.ts'
import { loadParser } from './parse-adonisrc.ts'

/** Options for preparing a project. */
export type InstallOptions = {
  catalog: Catalog
  app: ApplicationService
  agents: readonly Agent[]
  /** In addition to those whose folder is in the project */
  editors: readonly Editor[]
  force: boolean
  dryRun: boolean
}

/**
 * Whether stylesheets, entry points and layouts of the project may be changed: a function that
 * shows the lines and asks, or the answer if nobody can be asked.
 */
export type Consent = boolean | ((diff: string) => Promise<boolean>)

/** Prepares a project for the library. Returns a text about the changes. */
export async function install(options: InstallOptions, consent: Consent): Promise<string> {
  const { catalog, app, dryRun } = options
  const { library } = catalog
  const root = app.makePath()
  const read = (file: string) => readProjectFile(root, file)
  const used = (Object.keys(settings) as Editor[]).filter(
    (editor) => options.editors.includes(editor) || hasFolder(join(root, settings[editor].folder)),
  )
  const changes = [
    registerPackage(() => loadParser(root), root, library.package, [
      ...app.rcFile.providers.map(({ file }) => file),
      ...app.rcFile.commands,
    ]),
    ...planInstall({ ...options, editors: used, prose: await readProse('rules.md'), read }),
  ]
  const scripts = catalog.components.flatMap(({ script }) => script ?? [])
  const { bundler, changes: wiring } = planWiring({
    library,
    scripts,
    templates: listViews(root),
    read,
  })
  const diff = toDiffsText(wiring, read)
  const isAsked = diff !== '' && !dryRun && typeof consent === 'function'
  const isWired = isAsked ? await consent(diff) : dryRun || consent !== false
  const all = isWired ? [...changes, ...wiring] : changes
  // Before anything is written, because one of them may be unreadable.
  const gitignore = read('.gitignore') ?? ''
  const server = `${library.namespace}:mcp-serve`
  const isRegistered =
    options.agents.length > 0 ||
    Object.values(known).some(({ file }) => read(file)?.includes(server))
  if (!dryRun) await applyChanges(root, library.namespace, all)
  return toInstallText(catalog, changes, {
    bundler: toBundlerName(bundler),
    wiring,
    diff: isAsked ? '' : diff,
    isWired,
    isRegistered,
    gitignore,
    dryRun,
  })
}

/** Undoes `install`, completely or for some assistants. Returns a text about the changes. */
export async function uninstall(options: InstallOptions): Promise<string> {
  const { catalog, app, agents, editors, dryRun } = options
  const { library } = catalog
  const root = app.makePath()
  const read = (file: string) => readProjectFile(root, file)
  const isWhole = !agents.length && !editors.length
  const templates = listViews(root)
  const wiring = isWhole ? planUnwiring({ library, templates, read }) : []
  const changes = [
    ...(isWhole ? [unregisterPackage(() => loadParser(root), root, library.package)] : []),
    ...planRemoval({ ...options, read }),
    ...wiring,
  ]
  const diff = toDiffsText(wiring, read)
  const tag = `x-${library.namespace}::`
  const tagged = isWhole ? templates.filter((file) => read(file)?.includes(tag)) : []
  if (!dryRun) await applyChanges(root, library.namespace, changes)
  return toRemovalText(catalog, changes, { dryRun, isWhole, diff, tagged })
}

/** Asks in the terminal whether lines may be added. If nobody can answer, they may not. */
export function askToWire(prompt: BaseCommand['prompt']): Consent {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false
  return async (diff) => {
    process.stdout.write(`\n${toVisibleLines(diff)}\n`)
    try {
      const question = 'Add these lines so that your pages load the stylesheet and scripts?'
      return await prompt.confirm(question, { default: true })
    } catch {
      // The question was cancelled.
      return false
    }
  }
}
