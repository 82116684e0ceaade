import { expect, test } from '../test.ts'
import { findViolationsInBothSchemes } from '../find-violations.ts'
import { readSite } from '../read-site.ts'

const { components } = await readSite()
const { path: componentPage } = components[0]!

test('has no axe violations in the open navigation of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(componentPage)
  await page.locator('[data-open-navigation]').click()
  await expect(page.locator('[data-close-navigation]')).toBeFocused()
  expect(await findViolationsInBothSchemes(page)).toEqual([])
})
