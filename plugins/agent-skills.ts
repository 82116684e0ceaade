import { readProse } from '../kit/io/read-prose.ts'
import { toAgentSkillsFile } from '../kit/src/outputs/to-agent-skills-file.ts'
import { toJsonText } from '../kit/src/outputs/to-json-text.ts'
import { toSkill } from '../kit/src/outputs/to-skill.ts'
import { toSkillPath } from '../kit/src/outputs/to-skill-path.ts'
import type { DocSite } from './content/doc-site.ts'
import type { PublishedFile } from './http/publish-files.ts'

/** Publishes `/.well-known/agent-skills/index.json` and the `SKILL.md` that it names. */
export async function agentSkills({ catalog }: Pick<DocSite, 'catalog'>): Promise<PublishedFile[]> {
  const skill = toSkill(catalog, await readProse('rules.md'))
  return [
    {
      path: '/.well-known/agent-skills/index.json',
      text: toJsonText(toAgentSkillsFile(catalog.library, [skill])),
    },
    { path: toSkillPath(skill.name), text: skill.text },
  ]
}
