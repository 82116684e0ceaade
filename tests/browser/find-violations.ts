import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { finishTransitions } from './finish-transitions.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Which rules are tried, and on what; all on the whole page when nothing is said. */
type Scope = {
  /** Names of the only rules that are tried */
  rules?: string[]
  /** Names of rules that are left out */
  without?: string[]
  /** Selectors of the only parts of the page that are looked at */
  within?: string[]
  /** Selectors of parts of the page that are left out */
  outside?: string[]
}

/** Rules whose result depends on the colours of the page, and not on its HTML alone. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Rules whose result depends on where things are and how large, and not on the HTML alone. */
export const rulesOfPlace = ['target-size', 'scrollable-region-focusable']

/** What axe finds on the page as it is now: rule, element and the reason, a line for each. */
export async function findViolations(page: Page, scope: Scope = {}): Promise<string[]> {
  const { rules, without = [], within = [], outside = [] } = scope
  const loaded = page.frames().map((frame) => frame.evaluate(() => 'axe' in globalThis))
  // A second run on the same page does not load axe again.
  const isLoaded = (await Promise.all(loaded)).every(Boolean)
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'undefined' }) })
  // Describing what passes takes longer than all checks.
  axe.options({ resultTypes: ['violations'], preload: false })
  if (rules) axe.withRules(rules)
  else axe.withTags(tags).disableRules(without)
  for (const selector of within) axe.include(selector)
  for (const selector of outside) axe.exclude(selector)
  // Within the page itself, which is faster: no frame of another origin is in it.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** The same in the light scheme and then in the dark one, where nothing but the colours is another. */
export async function findViolationsInBothSchemes(
  page: Page,
  scope: Scope = {},
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  await finishTransitions(page)
  const light = await findViolations(page, scope)
  await page.emulateMedia({ colorScheme: 'dark' })
  await finishTransitions(page)
  const dark = await findViolations(page, { ...scope, rules: rulesOfColour })
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)]
}
