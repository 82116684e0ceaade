import { expect, test } from '@playwright/test'
import { readSite } from '../read-site.ts'

const { components } = await readSite()
const { path } = components.find(({ name }) => name === 'link')!

test('Enter follows a link', async ({ page }) => {
  await page.goto(path)
  const link = page.locator('.example-preview [data-kit="link"]').first()
  const href = await link.getAttribute('href')
  await link.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toBe(href)
})

test('what opens a new tab says so, and draws an arrow', async ({ page }) => {
  await page.goto(path)
  const link = page.getByRole('link', { name: 'AdonisJS (opens in a new tab)' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link.locator('svg')).toBeVisible()
})
