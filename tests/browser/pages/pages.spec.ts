import { expect, test } from '../test.ts'
import { findHiddenFocus, findHiddenStops } from '../find-hidden-stops.ts'
import { findViolations, rulesOfColour, rulesOfPlace } from '../find-violations.ts'
import {
  kinds,
  missing,
  openChecked,
  print,
  showWideAndDark,
  special,
  widths,
} from '../open-checked.ts'

test.use({ viewport: { width: widths[0]!, height: 800 } })

for (const path of [...kinds, ...special]) {
  test(`${path}: loads, fits, prints and is accessible`, async ({ page }) => {
    const isKind = kinds.includes(path)
    const check = await openChecked(page)
    await check(path, widths)
    await test.step('prints its text, without the frame of the site', async () => {
      if (path === missing) return
      const { texts, frame } = await print(page)
      expect
        .soft(texts)
        .toEqual([expect.stringContaining('<h1'), expect.stringContaining('class="prose"')])
      expect.soft(frame).toEqual([])
    })
    await test.step('has no axe violations at 320 px, light', async () => {
      expect.soft(await findViolations(page), '320 px, light').toEqual([])
    })
    await test.step('has no axe violations at 1280 px, dark', async () => {
      await showWideAndDark(page)
      // The HTML is the same, and the pages of each kind show what the frame has only here.
      const rules = isKind ? undefined : [...rulesOfColour, ...rulesOfPlace]
      expect.soft(await findViolations(page, { rules }), '1280 px, dark').toEqual([])
    })
    await test.step('shows every stop of the Tab key', async () => {
      if (!isKind) await page.locator('.skip-link').press('Enter')
      const { stops, hidden } = await (isKind ? findHiddenStops : findHiddenFocus)(page)
      expect.soft(stops).toBeGreaterThan(isKind ? 3 : 0)
      expect.soft(hidden).toEqual([])
    })
  })
}
