import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Which rules are tried, and on what; all on the whole page when nothing is said. */
type Scope = {
  /** Names of the only rules that are tried */
  rules?: string[]
  /** Names of rules that are left out */
  without?: string[]
  /** Selector of a part of the page that is left out */
  outside?: string
}

/** Rules whose result depends on the colours of the page, and not on its HTML alone. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Rules whose result depends on where things are and how large, and not on the HTML alone. */
export const rulesOfPlace = ['target-size', 'scrollable-region-focusable']

/** What axe finds on the page as it is now: rule, element and the reason, a line for each. */
export async function findViolations(page: Page, scope: Scope = {}): Promise<string[]> {
  const { rules, without = [], outside } = scope
  const axe = new AxeBuilder({ page })
  if (rules) axe.withRules(rules)
  else axe.withTags(tags).disableRules(without)
  if (outside) axe.exclude(outside)
  // Within the page itself, which is faster: no frame of another origin is in it.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}
