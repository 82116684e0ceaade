import { expect, test } from '../test.ts'

for (const [path, name, target] of [
  ['/components/buton', 'Button', '/components/button'],
  ['/guides/theme-ing', 'Theming', '/guides/theming'],
  ['/Badge.html', 'Badge', '/components/badge'],
] as const) {
  test(`suggests the page that a wrong URL probably meant: ${path}`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response!.status()).toBe(404)
    const link = page.locator('[data-near-page]').getByRole('link', { name })
    await expect(link).toHaveAttribute('href', target)
  })
}

test('lists every page for a URL unlike any other, without a suggestion', async ({ page }) => {
  await page.goto('/zzzzzzzz')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.locator('[data-near-page] a')).toHaveCount(0)
  expect(await page.locator('[data-pages] a').count()).toBeGreaterThan(20)
})
