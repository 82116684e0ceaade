import { expect, test } from '../test.ts'

test('stays away on the next page after it was closed, and others stay', async ({ page }) => {
  await page.context().clearCookies()
  await page.goto('/examples/banner')
  const banner = page.getByRole('region', { name: 'Announcement' })
  await banner.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(banner).toHaveCount(0)
  const focused = await page.evaluate(() => document.activeElement!.tagName)
  expect(focused).toBe('BUTTON')
  await page.reload()
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Maintenance' })).toBeVisible()
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ name: 'kit-banner-spring-release', value: '1', path: '/' })
  await page.context().clearCookies()
  await page.reload()
  await expect(banner).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'shows the banner without a button that would do nothing',
    { tag: '@layout' },
    async ({ page }) => {
      await page.goto('/examples/banner')
      await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible()
      await expect(
        page.getByRole('region', { name: 'Announcement' }).locator('button'),
      ).toBeHidden()
    },
  )
})
