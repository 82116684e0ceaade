import { expect, test } from './test.ts'
import { findViolations } from './find-violations.ts'
import { readSite } from './read-site.ts'

const { components } = await readSite()
const { path: componentPage } = components.find(({ script }) => script)!

test('paper is light for a reader who chose dark', async ({ page }) => {
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
  test(`axe finds nothing with ${name}`, async ({ page }) => {
    await page.emulateMedia(media)
    await page.goto(componentPage)
    await expect(page.locator('.example-preview').first()).toBeVisible()
    expect(await findViolations(page, { without: ['color-contrast'] })).toEqual([])
  })
}

test('forced colours still mark the field of the search and what is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(componentPage)
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('button')
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveCSS('outline-style', 'solid')
  const options = page.locator('#site-search-results').getByRole('option')
  await expect(options.first()).toHaveCSS('outline-style', 'solid')
  await expect(options.nth(1)).toHaveCSS('outline-style', 'none')
})
