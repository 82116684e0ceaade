import { toConfigFile } from '../library/config/config-file.ts'
import { toComponentsFile } from '../files/json/components.ts'
import { toDigest, toJsonText } from '../files/json/json-file.ts'
import { toRulesFile, toRulesText } from '../files/assistants/rules.ts'
import { toSkillFile } from '../files/assistants/skill.ts'
import type { Catalog } from '../schema/catalog.ts'
import {
  agents as known,
  type Agent,
  editors as settings,
  type Editor,
} from '../catalog/clients.ts'
import { toChange, type Change } from './change.ts'
import { listSkillFiles, toProjectPaths } from './installed-files.ts'
import { isSealed, toKeptFile } from './seal.ts'
import { toBlockRemoval, toManagedBlock } from './block.ts'
import { toRegistration, toUnregistration } from './registration.ts'
import { toSettings, toSettingsRemoval } from './settings.ts'
import { UserError } from '../problem/user-error.ts'

/** The input of an installation plan. */
export type InstallRequest = {
  catalog: Catalog
  /** Text of the rules, with placeholders */
  prose: string
  agents: readonly Agent[]
  editors: readonly Editor[]
  force: boolean
  /** Returns the text of a file of the project by its path, or null if there is none */
  read: (file: string) => string | null
}

/**
 * Plans the changes to the files of a project, without writing any. Throws an Error for an invalid
 * file, or if another package uses the namespace.
 */
export function planInstall(request: InstallRequest): Change[] {
  const { catalog, prose, agents: named, editors, force, read } = request
  const { namespace, package: packageName } = catalog.library
  const paths = toProjectPaths(namespace)
  const other = findNamesake(read(paths.schema), packageName)
  // Files of another package do not matter if its provider is not registered.
  if (other && read('adonisrc.ts')?.includes(`${other}/provider`)) {
    throw new UserError(
      `Cannot install \`${packageName}\`, expected a namespace that no other package in this project uses: \`${other}\` already uses \`${namespace}\`. Remove one of the two packages.`,
    )
  }
  const keep = (file: string, text: string) => toKeptFile(file, read(file), text, { force })
  return [
    read(paths.config) === null
      ? toChange(paths.config, null, toConfigFile(catalog))
      : { file: paths.config, action: 'unchanged' },
    toChange(paths.schema, read(paths.schema), toJsonText(toComponentsFile(catalog))),
    keep(paths.rules, toRulesFile(catalog, prose)),
    ...editors.map((editor) => toSettings(editor, packageName, read(settings[editor].file))),
    ...named.map((agent) => toRegistration(agent, namespace, read(known[agent].file), { force })),
    ...listSkillFiles(named, namespace).map((file) => keep(file, toSkillFile(catalog, prose))),
    ...(named.length
      ? [toManagedBlock(paths.agents, namespace, read(paths.agents), toRulesText(catalog, prose))]
      : []),
  ]
}

/** Returns the package that wrote a project's schema, if it is another one. */
function findNamesake(schema: string | null, packageName: string): string | null {
  const [, name = packageName] = /"package": *"([^"]+)"/.exec(schema ?? '') ?? []
  return name === packageName ? null : name
}

/** The input of a removal plan. Without assistants and editors, everything is removed. */
type RemovalRequest = Omit<InstallRequest, 'prose'>

/**
 * Plans how to undo an installation: the change to each file that it writes or extends. Keeps files
 * that were edited since, and files that a remaining assistant needs.
 */
export function planRemoval({ catalog, agents, editors, force, read }: RemovalRequest): Change[] {
  const { namespace, package: packageName } = catalog.library
  const paths = toProjectPaths(namespace)
  const isWhole = !agents.length && !editors.length
  const all = Object.keys(known) as Agent[]
  const named = isWhole ? all : agents
  const unregister = (agent: Agent) =>
    toUnregistration(agent, namespace, read(known[agent].file), { force })
  const staying = all.filter(
    (agent) => !named.includes(agent) && unregister(agent).action !== 'unchanged',
  )
  const skills = listSkillFiles(staying, namespace)
  const config = toConfigFile(catalog)
  const isOurConfig = (text: string) => toChange('', text, config).action === 'unchanged'
  return [
    ...(isWhole
      ? [
          toFileRemoval(paths.config, read(paths.config), isOurConfig, null),
          toFileRemoval(paths.schema, read(paths.schema), isSchemaFile, force),
          toFileRemoval(paths.rules, read(paths.rules), isSealed, force),
        ]
      : []),
    ...(isWhole ? (Object.keys(settings) as Editor[]) : editors).map((editor) =>
      toSettingsRemoval(editor, packageName, read(settings[editor].file)),
    ),
    ...named.map(unregister),
    ...listSkillFiles(named, namespace)
      .filter((file) => !skills.includes(file))
      .map((file) => toFileRemoval(file, read(file), isSealed, force)),
    ...(named.length && !staying.length
      ? [toBlockRemoval(paths.agents, namespace, read(paths.agents))]
      : []),
  ]
}

/**
 * Deletes a file that is entirely ours. Keeps it if it was edited by hand.
 * @param isOurs whether its text is as we have written it
 * @param force whether to delete an edited file; null if only a person may do that
 */
function toFileRemoval(
  file: string,
  before: string | null,
  isOurs: (text: string) => boolean,
  force: boolean | null,
): Change {
  if (before === null || force || isOurs(before)) return toChange(file, before, null)
  const how = force === null ? 'delete it by hand' : '--force deletes it'
  return { file, action: 'keep', note: `was edited; ${how}` }
}

/** Whether a text is a schema of components whose digest matches its content. */
function isSchemaFile(text: string): boolean {
  try {
    const { digest, categories, components, blocks } = JSON.parse(text)
    // Earlier versions had no blocks.
    return digest === toDigest({ categories, components, ...(blocks && { blocks }) })
  } catch {
    return false
  }
}
