/** Where a skill is, below the documentation host. */
export function toSkillPath(name: string): string {
  return `/.well-known/agent-skills/${name}/SKILL.md`
}
