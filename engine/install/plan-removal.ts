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

/** What a removal is planned from; no assistant and no editor means all, and all else. */
type RemovalRequest = Omit<InstallRequest, 'prose'>

/**
 * What becomes of each file that an installation writes or extends when it is taken back. What
 * somebody has edited since is kept, and so is what an assistant that stays needs.
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
 * The end of a file that is ours as a whole; one that was edited by hand is kept.
 * @param isOurs tells of its text whether it is as we have written it
 * @param force deletes it all the same; null where nothing but a person may
 */
function toFileRemoval(
  file: string,
  before: string | null,
  isOurs: (text: string) => boolean,
  force: boolean | null,
): Change {
  if (before === null || force || isOurs(before)) return toChange(file, before, null)
  const how = force === null ? 'delete it by hand' : '--force deletes it'
  return { file, action: 'keep', note: `was changed; ${how}` }
}

/** Whether a text is a schema of components whose digest is that of its content. */
function isSchemaFile(text: string): boolean {
  try {
    const { digest, categories, components } = JSON.parse(text)
    return digest === toDigest({ categories, components })
  } catch {
    return false
  }
}
