import type { Catalog } from '../schema/catalog.ts'
import { toRulesText } from './to-rules-text.ts'
import { toSkillName } from './to-skill-name.ts'

/** A skill that agents may fetch: its name, when to use it, and its `SKILL.md`. */
export type Skill = { name: string; description: string; text: string }

/**
 * The skill of writing a library's tags, by the same rules that the installation writes into a
 * project.
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
