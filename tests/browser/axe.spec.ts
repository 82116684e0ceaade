import { expect, test } from '@playwright/test'
import { findViolations } from './find-violations.ts'
import { readSite } from './read-site.ts'

const { pages, components } = await readSite()
const { path: componentPage } = components[0]!
const schemes = ['light', 'dark'] as const
/** The examples are checked in every combination; see the matrix. */
const modes = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const

for (const path of [...pages, '/no/such/page']) {
  test(`axe finds nothing on ${path}, light on a phone and dark on a desk`, async ({ page }) => {
    for (const { width, colorScheme } of modes) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      // Loaded anew, so that no colour is measured on its way to the other scheme.
      await page.goto(path)
      expect.soft(await findViolations(page), `${width} px, ${colorScheme}`).toEqual([])
    }
  })
}

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
