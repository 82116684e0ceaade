import { expect, test } from '../test.ts'

const path = '/examples/kbd'

test('shows the mod key of the platform, also in keys that are added later', async ({ page }) => {
  await page.addInitScript(() => {
    const value = new URLSearchParams(location.search).get('platform')
    Object.defineProperty(Navigator.prototype, 'platform', { get: () => value })
  })
  for (const [platform, name, other] of [
    ['MacIntel', '⌘', 'Ctrl'],
    ['iPhone', '⌘', 'Ctrl'],
    ['Win32', 'Ctrl', '⌘'],
    ['Linux x86_64', 'Ctrl', '⌘'],
  ] as const) {
    await test.step(`${name} on ${platform}`, async () => {
      await page.goto(`${path}?platform=${platform}`)
      const keys = page.locator('.example-preview [data-kit="kbd"]').first()
      await expect(keys.getByText(name, { exact: true })).toBeVisible()
      await expect(keys.getByText(other, { exact: true })).toBeHidden()
      await keys.evaluate((element) => element.replaceWith(element.cloneNode(true)))
      await expect(keys.getByText(name, { exact: true })).toBeVisible()
    })
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows mod as Ctrl', { tag: '@layout' }, async ({ page }) => {
    await page.goto(path)
    const keys = page.locator('.example-preview [data-kit="kbd"]').first()
    await expect(keys.getByText('Ctrl', { exact: true })).toBeVisible()
    await expect(keys.getByText('⌘', { exact: true })).toBeHidden()
  })
})
