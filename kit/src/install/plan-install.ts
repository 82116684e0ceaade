import { toConfigFile } from '../config/to-config-file.ts'
import { toComponentsFile } from '../outputs/to-components-file.ts'
import { toJsonText } from '../outputs/to-json-text.ts'
import { toRulesFile } from '../outputs/to-rules-file.ts'
import { toRulesText } from '../outputs/to-rules-text.ts'
import type { Catalog } from '../schema/catalog.ts'
import { agents, type Agent } from './agents.ts'
import { toChange, type Change } from './change.ts'
import { toKeptFile } from './to-kept-file.ts'
import { toManagedBlock } from './to-managed-block.ts'
import { toProjectPaths } from './to-project-paths.ts'
import { toRegistration } from './to-registration.ts'

/** What the plan is made from. */
export type InstallRequest = {
  catalog: Catalog
  /** Text of the rules, with placeholders */
  prose: string
  agents: readonly Agent[]
  force: boolean
  /** Text of a file of the project by its path, null when there is none */
  read: (file: string) => string | null
}

/** What becomes of each file of a project, without a change to any: a broken file is an error. */
export function planInstall({
  catalog,
  prose,
  agents: named,
  force,
  read,
}: InstallRequest): Change[] {
  const { namespace } = catalog.library
  const paths = toProjectPaths(namespace)
  return [
    read(paths.config) === null
      ? toChange(paths.config, null, toConfigFile(catalog))
      : { file: paths.config, action: 'unchanged' },
    toChange(paths.schema, read(paths.schema), toJsonText(toComponentsFile(catalog))),
    toKeptFile(paths.rules, read(paths.rules), toRulesFile(catalog, prose), { force }),
    ...named.map((agent) => toRegistration(agent, namespace, read(agents[agent].file), { force })),
    ...(named.length
      ? [toManagedBlock(paths.agents, namespace, read(paths.agents), toRulesText(catalog, prose))]
      : []),
  ]
}
