import type { Catalog } from '../schema/catalog.ts'
import { toRulesText } from './to-rules-text.ts'

/** The rules file of an editor: front matter in its first bytes, then the rules. */
export function toRulesFile(catalog: Catalog, prose: string): string {
  const { name, namespace } = catalog.library
  return `---
description: Writing <x-${namespace}::…> tags of ${name} in Edge templates
globs: **/*.edge
alwaysApply: false
---

${toRulesText(catalog, prose)}`
}
