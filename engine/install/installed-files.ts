import { agents, type Agent, editors } from '../catalog/clients.ts'

/** The file where an application registers its providers and commands. */
export const rcFile = 'adonisrc.ts'

/** Lists every file of a project that an installation may write, for all assistants and editors. */
export function listInstallFiles(namespace: string): string[] {
  return [
    rcFile,
    ...Object.values(toProjectPaths(namespace)),
    ...Object.values(editors).map(({ file }) => file),
    ...Object.values(agents).map(({ file }) => file),
    ...listSkillFiles(Object.keys(agents) as Agent[], namespace),
  ]
}

/** Lists the skill files of the library for these assistants. Some assistants share a file. */
export function listSkillFiles(names: readonly Agent[], namespace: string): string[] {
  const folders = new Set(names.map((agent) => agents[agent].skills))
  return [...folders].map((folder) => `${folder}/${namespace}/SKILL.md`)
}

/** Returns the paths of a library's files in a project. */
export function toProjectPaths(namespace: string) {
  return {
    config: `config/${namespace}.ts`,
    schema: `.${namespace}-schema.json`,
    rules: `.cursor/rules/${namespace}.mdc`,
    agents: 'AGENTS.md',
  }
}
