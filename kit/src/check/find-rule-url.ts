import type { Catalog } from '../schema/catalog.ts'
import type { RuleId } from './rules.ts'

/** The address of the page of a rule, or null when the documentation has none. */
export function findRuleUrl(
  { library, routes }: Pick<Catalog, 'library' | 'routes'>,
  rule: RuleId,
): string | null {
  const path = `/rules/${rule}`
  return routes.some((route) => route.path === path) ? library.docsUrl + path : null
}
