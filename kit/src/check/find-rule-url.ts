import { toDocsUrl } from '../outputs/to-docs-url.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { RuleId } from './rules.ts'

/** Where the page of a rule is, or null when the documentation has none. */
export function findRuleUrl(
  { library, routes }: Pick<Catalog, 'library' | 'routes'>,
  rule: RuleId,
): string | null {
  const path = `/rules/${rule}`
  return routes.some((route) => route.path === path) ? toDocsUrl(library, path) : null
}
