import type { Catalog } from '../../schema/catalog.ts'
import { toRulesText } from './rules.ts'
import { toSkillName, toSkillPath } from '../../catalog/paths.ts'
import type { Library } from '../../schema/library.ts'
import type { AgentSkillsFile } from '../../schema/files.ts'
import { toDocsUrl } from '../../catalog/urls.ts'
import { toHash } from '../json/json-file.ts'

/** A skill that agents can fetch: its name, when to use it, and its `SKILL.md`. */
type Skill = { name: string; description: string; text: string }

/**
 * Returns the skill for writing a library's tags, with the same rules that the installation writes
 * into a project.
 * @param prose the rules with placeholders
 */
export function toSkill(catalog: Catalog, prose: string): Skill {
  const { library } = catalog
  const name = toSkillName(library)
  const tags = `x-${library.namespace} tags of ${library.name} (npm package ${library.package})`
  const description = `Writes ${tags} in Edge templates of AdonisJS. Use it before you write, change or review a template that has them, or build a page with ${library.name}.`
  const frontMatter = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n`
  return { name, description, text: `${frontMatter}\n${toRulesText(catalog, prose)}` }
}

/** Generates `SKILL.md` of an Agent Skill: front matter about when to use it, then the rules. */
export function toSkillFile(catalog: Catalog, prose: string): string {
  const { name, namespace } = catalog.library
  const description = `Writes Edge templates with the components of ${name}, the tags that begin with x-${namespace}. Use it before you write, change or review an .edge file, or any page, form or layout of this project.`
  return `---
name: ${namespace}
description: ${JSON.stringify(description)}
---

${toRulesText(catalog, prose)}`
}

/** Generates `/.well-known/agent-skills/index.json`: each skill with its URL and digest. */
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
