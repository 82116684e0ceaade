import { agents, type Agent } from './agents.ts'
import { editors } from './editors.ts'
import { listSkillFiles } from './list-skill-files.ts'
import { toProjectPaths } from './to-project-paths.ts'

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
