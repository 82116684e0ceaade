import { expect, test } from '../test.ts'

const path = '/examples/link'

test('Enter follows a link', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('link', { name: 'terms of use' }).press('Enter')
  await expect(page.getByText('this link leads to /terms.')).toBeVisible()
})

test('what opens a new tab says so, and draws an arrow', async ({ page }) => {
  await page.goto(path)
  const link = page.getByRole('link', { name: 'AdonisJS (opens in a new tab)' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link.locator('svg')).toBeVisible()
})
