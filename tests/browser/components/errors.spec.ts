import { expect, test } from '../test.ts'

test.beforeEach(({ page }) => page.goto('/examples/errors'))

test('a link leads into the control', async ({ page }) => {
  await page.getByRole('link', { name: 'Enter your name.' }).press('Enter')
  await page.keyboard.type('Ada')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada')
})

test('the link of a group leads to its first box', async ({ page }) => {
  await page.getByRole('link', { name: 'Choose a topic.' }).press('Enter')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Edge' })).toBeChecked()
})
