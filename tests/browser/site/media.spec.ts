import { expect, test } from '../test.ts'
import { findViolations } from '../find-violations.ts'
import { readSite } from '../read-site.ts'

const { components } = await readSite()
const { path: componentPage } = components.find(({ script }) => script)!

test('prints in light colours for a reader who chose dark', async ({ page }) => {
  await page.goto(componentPage)
  await page.locator('[data-toggle-theme]').click()
  const root = page.locator('html')
  await expect(root).toHaveCSS('color-scheme', 'dark')
  await page.emulateMedia({ media: 'print' })
  await expect(root).toHaveCSS('color-scheme', 'light')
})

for (const [name, media] of [
  ['forced colours', { forcedColors: 'active' }],
  ['reduced motion', { reducedMotion: 'reduce' }],
] as const) {
  test(`has no axe violations with ${name}`, async ({ page }) => {
    await page.emulateMedia(media)
    await page.goto(componentPage)
    await expect(page.locator('.example-preview').first()).toBeVisible()
    expect(await findViolations(page, { without: ['color-contrast'] })).toEqual([])
  })
}

test('marks only the open view of the code in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(componentPage)
  const borders = await page
    .locator('.example-codes')
    .first()
    .locator('summary')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderBlockEndColor))
  const [open, ...closed] = borders
  expect(closed.length).toBeGreaterThan(0)
  expect(closed).not.toContain(open)
})

test('marks the search field and the selected result in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(componentPage)
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('button')
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveCSS('outline-style', 'solid')
  const options = page.locator('#site-search-results').getByRole('option')
  await expect(options.first()).toHaveCSS('outline-style', 'solid')
  await expect(options.nth(1)).toHaveCSS('outline-style', 'none')
})
