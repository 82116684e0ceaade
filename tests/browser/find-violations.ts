import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { finishTransitions } from './finish-transitions.ts'

const ofBuilder = createRequire(import.meta.resolve('@axe-core/playwright'))
const source = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules to check, and where; by default, all rules on the whole page. */
type Scope = {
  /** The only rules to check */
  rules?: string[]
  /** Rules to skip */
  without?: string[]
  /** Selectors of the only parts of the page to check */
  within?: string[]
}

/** Rules that depend on the colours of the page, not only on its HTML. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Rules that depend on positions and sizes, not only on the HTML. */
export const rulesOfPlace = ['target-size', 'scrollable-region-focusable']

/**
 * Returns axe's violations on the page in its current state: rule, element and reason, one per
 * line.
 */
export async function findViolations(page: Page, scope: Scope = {}): Promise<string[]> {
  const { rules, without = [], within = [] } = scope
  // A panel that fades out at another width of the window has no contrast.
  await finishTransitions(page)
  // The builder would run this script twice, and again in each call on the same page.
  const frames = page.frames().map(async (frame) => {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source)
  })
  await Promise.all(frames)
  const axe = new AxeBuilder({ page, axeSource: 'undefined' })
  // Describing the passes takes longer than all checks.
  axe.options({ resultTypes: ['violations'], preload: false })
  if (rules) axe.withRules(rules)
  else axe.withTags(tags).disableRules(without)
  for (const selector of within) axe.include(selector)
  // Legacy mode runs inside the page, which is faster; there is no frame of another origin.
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** Returns the violations in the light and then in the dark scheme, where only colours differ. */
export async function findViolationsInBothSchemes(
  page: Page,
  scope: Scope = {},
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await findViolations(page, scope)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await findViolations(page, { ...scope, rules: rulesOfColour })
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)]
}
