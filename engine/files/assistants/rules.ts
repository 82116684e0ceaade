import type { Catalog } from '../../schema/catalog.ts'
import { fillPlaceholders } from '../placeholders.ts'
import { listByCategory } from '../groups.ts'
import { toHostUrl } from '../urls.ts'

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

/** Returns the rules for writing tags that an assistant needs, as Markdown of at most 90 lines. */
export function toRulesText(catalog: Catalog, prose: string): string {
  const { name, namespace, package: packageName } = catalog.library
  const index = toHostUrl(catalog.library, '/llms.txt')
  return fillPlaceholders(prose, {
    name,
    namespace,
    package: packageName,
    documentation: index === null ? '' : ` Documentation: ${index}`,
    components: listByCategory(catalog)
      .map(({ name, components }) => {
        const names = components.flatMap((component) => [
          component.name,
          ...component.subComponents.map((sub) => sub.name),
        ])
        return `- ${name}: ${names.map((entry) => `\`${entry}\``).join(', ')}`
      })
      .join('\n'),
    // One line for a component and its sub-components, because of the limit.
    rules: catalog.components
      .map((component) =>
        [component, ...component.subComponents]
          .filter(({ rules }) => rules.length)
          .map((entry) => `\`${entry.name}\`: ${entry.rules.join(' ')}`)
          .join(' '),
      )
      .filter(Boolean)
      .map((line) => `- ${line}`)
      .join('\n'),
  })
}
