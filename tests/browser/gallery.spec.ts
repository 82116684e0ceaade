import { expect, test } from './test.ts'
import { readSite } from './read-site.ts'

const { components } = await readSite()

test.beforeEach(async ({ page }) => {
  await page.goto('/components')
})

test('shows the components whose titles and keywords match all typed words', async ({ page }) => {
  const cards = page.locator('.gallery > li')
  const filter = page.getByRole('searchbox', { name: 'Filter components' })
  await expect(cards.filter({ visible: true })).toHaveCount(components.length)
  await filter.fill('Popup nowhere')
  await expect(cards.filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Overlays' })).toBeHidden()
  await filter.fill('popup')
  await expect(cards.filter({ visible: true }).getByRole('link', { name: 'Modal' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Overlays' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Elements' })).toBeHidden()
  await filter.fill('')
  await expect(cards.filter({ visible: true })).toHaveCount(components.length)
})

test('shows only the components of a category, and their number', async ({ page }) => {
  await page.getByRole('button', { name: 'Forms', exact: true }).click()
  const shown = page.locator('.gallery > li').filter({ visible: true })
  const forms = components.filter(({ category }) => category === 'Forms')
  await expect(shown).toHaveCount(forms.length)
  await expect(page.getByRole('status')).toHaveText(`${forms.length} of ${components.length}`)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(shown).toHaveCount(components.length)
})
