import type { AstroIntegration } from 'astro'
import { readProse } from '../kit/io/read-prose.ts'
import { toAgentSkillsFile } from '../kit/src/outputs/to-agent-skills-file.ts'
import { toJsonText } from '../kit/src/outputs/to-json-text.ts'
import { toSkill } from '../kit/src/outputs/to-skill.ts'
import { toSkillPath } from '../kit/src/outputs/to-skill-path.ts'
import type { LiveSite } from './shared/live-site.ts'
import { publishFiles } from './shared/publish-files.ts'

/** Publishes `/.well-known/agent-skills/index.json` and the `SKILL.md` that it names. */
export function agentSkills(live: LiveSite): AstroIntegration {
  return publishFiles('agent-skills', live, async ({ site: { catalog } }) => {
    const skill = toSkill(catalog, await readProse('rules.md'))
    return [
      {
        path: '/.well-known/agent-skills/index.json',
        text: toJsonText(toAgentSkillsFile(catalog.library, [skill])),
      },
      { path: toSkillPath(skill.name), text: skill.text },
    ]
  })
}
