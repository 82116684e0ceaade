import { toConfigFile } from '../config/to-config-file.ts'
import { agents as known, type Agent } from './agents.ts'
import { toChange, type Change } from './change.ts'
import { editors as settings, type Editor } from './editors.ts'
import { isSchemaFile } from './is-schema-file.ts'
import { listSkillFiles } from './list-skill-files.ts'
import type { InstallRequest } from './plan-install.ts'
import { toBlockRemoval } from './to-block-removal.ts'
import { toFileRemoval } from './to-file-removal.ts'
import { toProjectPaths } from './to-project-paths.ts'
import { isSealed } from './is-sealed.ts'
import { toSettingsRemoval } from './to-settings-removal.ts'
import { toUnregistration } from './to-unregistration.ts'

/** What a removal is planned from; no assistant and no editor means all, and all else. */
export type RemovalRequest = Omit<InstallRequest, 'prose'>

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
