import { agents, type Agent, editors } from './clients.ts'

/** Where an application names its providers and commands, from the project's folder. */
export const rcFile = 'adonisrc.ts'

/** Every file of a project that an installation may write, for whichever assistants and editors. */
export function listInstallFiles(namespace: string): string[] {
  return [
    rcFile,
    ...Object.values(toProjectPaths(namespace)),
    ...Object.values(editors).map(({ file }) => file),
    ...Object.values(agents).map(({ file }) => file),
    ...listSkillFiles(Object.keys(agents) as Agent[], namespace),
  ]
}

/** The file of the library's skill for each of these assistants; some read the same one. */
export function listSkillFiles(names: readonly Agent[], namespace: string): string[] {
  const folders = new Set(names.map((agent) => agents[agent].skills))
  return [...folders].map((folder) => `${folder}/${namespace}/SKILL.md`)
}

/** Where a library keeps its files in a project, from the project's folder. */
export function toProjectPaths(namespace: string) {
  return {
    config: `config/${namespace}.ts`,
    schema: `.${namespace}-schema.json`,
    rules: `.cursor/rules/${namespace}.mdc`,
    agents: 'AGENTS.md',
  }
}
