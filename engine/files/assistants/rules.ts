import type { Catalog } from '../../schema/catalog.ts'
import type { Component } from '../../schema/component.ts'
import { fillPlaceholders } from '../placeholders.ts'
import { listByCategory } from '../../catalog/groups.ts'
import { toHostUrl } from '../../catalog/urls.ts'

/** Generates the rules file of an editor: front matter at the very start, then the rules. */
export function toRulesFile(catalog: Catalog, prose: string): string {
  const { name, namespace } = catalog.library
  return `---
description: Writing <x-${namespace}::…> tags of ${name} in Edge templates
globs: **/*.edge
alwaysApply: false
---

${toRulesText(catalog, prose)}`
}

/** Returns the rules for writing tags that an assistant needs, as Markdown of at most 4,000 bytes. */
export function toRulesText(catalog: Catalog, prose: string): string {
  const { name, namespace, package: packageName } = catalog.library
  const index = toHostUrl(catalog.library, '/llms.txt')
  const text = fillPlaceholders(prose, {
    name,
    namespace,
    package: packageName,
    documentation: index === null ? '' : ` Documentation: ${index}`,
    components: listByCategory(catalog)
      .map(({ name, components }) => `- ${name}: ${components.map(toListed).join(', ')}`)
      .join('\n'),
    rules: (catalog.library.rules ?? []).join('\n- '),
  })
  // A library may have no rules.
  return text.replace(/^- \n/m, '')
}

/** Names a component and the endings of its sub-components: `card (.footer .header)`. */
function toListed({ name, subComponents }: Component): string {
  if (!subComponents.length) return name
  return `${name} (${subComponents.map((sub) => sub.name.slice(name.length)).join(' ')})`
}
