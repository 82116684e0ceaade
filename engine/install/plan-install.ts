import { toConfigFile } from '../library/config/config-file.ts'
import { toComponentsFile } from '../files/json/components.ts'
import { toJsonText } from '../files/json/json-file.ts'
import { toRulesFile, toRulesText } from '../files/assistants/rules.ts'
import { toSkillFile } from '../files/assistants/skill.ts'
import type { Catalog } from '../schema/catalog.ts'
import { agents, type Agent, editors as settings, type Editor } from './clients.ts'
import { toChange, type Change } from './change.ts'
import { listSkillFiles, toProjectPaths } from './installed-files.ts'
import { toKeptFile } from './seal.ts'
import { toManagedBlock } from './block.ts'
import { toRegistration } from './registration.ts'
import { toSettings } from './settings.ts'

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
    throw new Error(
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
    ...named.map((agent) => toRegistration(agent, namespace, read(agents[agent].file), { force })),
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
