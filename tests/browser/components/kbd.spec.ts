import { expect, test, type Page } from '../test.ts'

const path = '/examples/kbd'

/** Opens the page as on this platform. */
async function open(page: Page, platform: string) {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'platform', { get: () => value })
  }, platform)
  await page.goto(path)
  return page.locator('.example-preview [data-kit="kbd"]').first()
}

for (const [platform, name, other] of [
  ['MacIntel', '⌘', 'Ctrl'],
  ['iPhone', '⌘', 'Ctrl'],
  ['Win32', 'Ctrl', '⌘'],
  ['Linux x86_64', 'Ctrl', '⌘'],
] as const) {
  test(`shows mod as ${name} on ${platform}, also in keys that are added later`, async ({
    page,
  }) => {
    const keys = await open(page, platform)
    await expect(keys.getByText(name, { exact: true })).toBeVisible()
    await expect(keys.getByText(other, { exact: true })).toBeHidden()
    await keys.evaluate((element) => element.replaceWith(element.cloneNode(true)))
    await expect(keys.getByText(name, { exact: true })).toBeVisible()
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows mod as Ctrl', async ({ page }) => {
    await page.goto(path)
    const keys = page.locator('.example-preview [data-kit="kbd"]').first()
    await expect(keys.getByText('Ctrl', { exact: true })).toBeVisible()
    await expect(keys.getByText('⌘', { exact: true })).toBeHidden()
  })
})
