import { expect, test } from '@playwright/test'
import { findViolations } from './find-violations.ts'
import { readSite } from './read-site.ts'

const { components } = await readSite()
const { path: componentPage } = components[0]!
const schemes = ['light', 'dark'] as const
for (const colorScheme of schemes) {
  test(`axe finds nothing in the open search, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Search' }).fill('button')
    await expect(page.locator('#site-search-results').getByRole('option').first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })

  test(`axe finds nothing in the open navigation of a phone, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.emulateMedia({ colorScheme })
    await page.goto(componentPage)
    await page.locator('[data-open-navigation]').click()
    await expect(page.locator('[data-close-navigation]')).toBeFocused()
    expect(await findViolations(page)).toEqual([])
  })
}
