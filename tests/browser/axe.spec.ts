import { expect, test } from '@playwright/test'
import { findViolations } from './find-violations.ts'
import { readSite } from './read-site.ts'

const { pages, components } = await readSite()
const { path: componentPage } = components[0]!
const widths = [320, 1280]
const schemes = ['light', 'dark'] as const

for (const path of [...pages, '/no/such/page']) {
  test(`axe finds nothing on ${path}, light or dark, on a phone or a desk`, async ({ page }) => {
    for (const width of widths) {
      for (const colorScheme of schemes) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        // Loaded anew, so that no colour is measured on its way to the other scheme.
        await page.goto(path)
        expect.soft(await findViolations(page), `${width} px, ${colorScheme}`).toEqual([])
      }
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
