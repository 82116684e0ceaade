import type { Catalog } from '../schema/catalog.ts'
import { toRulesText } from './to-rules-text.ts'

/** `SKILL.md` of an Agent Skill: front matter that says when to read it, then the rules. */
export function toSkillFile(catalog: Catalog, prose: string): string {
  const { name, namespace } = catalog.library
  const description = `Writes Edge templates with the components of ${name}, the tags that begin with x-${namespace}. Use it before you write, change or review an .edge file, or any page, form or layout of this project.`
  return `---
name: ${namespace}
description: ${JSON.stringify(description)}
---

${toRulesText(catalog, prose)}`
}
