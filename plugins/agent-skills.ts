import { readProse } from '@kit-edge/engine/io/prose.ts'
import { toAgentSkillsFile, toSkill } from '@kit-edge/engine/files/assistants/skill.ts'
import { toJsonText } from '@kit-edge/engine/files/json/json-file.ts'
import { toSkillPath } from '@kit-edge/engine/catalog/paths.ts'
import type { DocSite } from './content/doc-site.ts'
import type { PublishedFile } from './http/publish-files.ts'

/** Publishes `/.well-known/agent-skills/index.json` and the `SKILL.md` that it lists. */
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
