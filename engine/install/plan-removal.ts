import { toConfigFile } from '../library/config/config-file.ts'
import { agents as known, type Agent, editors as settings, type Editor } from './clients.ts'
import { toChange, type Change } from './change.ts'
import { listSkillFiles, toProjectPaths } from './installed-files.ts'
import type { InstallRequest } from './plan-install.ts'
import { toBlockRemoval } from './block.ts'
import { isSealed } from './seal.ts'
import { toSettingsRemoval } from './settings.ts'
import { toUnregistration } from './registration.ts'
import { toDigest } from '../files/json/json-file.ts'

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
    const { digest, categories, components } = JSON.parse(text)
    return digest === toDigest({ categories, components })
  } catch {
    return false
  }
}
