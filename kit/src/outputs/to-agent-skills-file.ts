import type { Library } from '../schema/library.ts'
import type { AgentSkillsFile } from '../schema/files.ts'
import { toDocsUrl } from './to-docs-url.ts'
import { toHash } from './to-hash.ts'
import { toSkillPath } from './to-skill-path.ts'
import type { Skill } from './to-skill.ts'

/** `/.well-known/agent-skills/index.json`: each skill with its address and digest. */
export function toAgentSkillsFile(
  library: Pick<Library, 'docsUrl'>,
  skills: Skill[],
): AgentSkillsFile {
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: skills.map(({ name, description, text }) => ({
      name,
      type: 'skill-md',
      description,
      url: toDocsUrl(library, toSkillPath(name)),
      digest: `sha256:${toHash(text)}`,
    })),
  }
}
