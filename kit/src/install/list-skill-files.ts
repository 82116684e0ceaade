import { agents, type Agent } from './agents.ts'

/** The file of the library's skill for each of these assistants; some read the same one. */
export function listSkillFiles(names: readonly Agent[], namespace: string): string[] {
  const folders = new Set(names.map((agent) => agents[agent].skills))
  return [...folders].map((folder) => `${folder}/${namespace}/SKILL.md`)
}
