import { expect, test } from '../test.ts'

const path = '/examples/link'

test('follows a link with Enter', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('link', { name: 'terms of use' }).press('Enter')
  await expect(page.getByText('this link leads to /terms.')).toBeVisible()
})

test('announces and draws that a link opens a new tab', { tag: '@layout' }, async ({ page }) => {
  await page.goto(path)
  const link = page.getByRole('link', { name: 'AdonisJS (opens in a new tab)' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link.locator('svg')).toBeVisible()
})
