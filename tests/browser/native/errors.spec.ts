import { expect, test } from '../test.ts'

test.beforeEach(({ page }) => page.goto('/examples/errors'))

test('leads to the invalid controls', async ({ page }) => {
  await test.step('focuses the control through its link', async () => {
    await page.getByRole('link', { name: 'Enter your name.' }).press('Enter')
    await page.keyboard.type('Ada')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada')
  })

  await test.step('focuses the first box of a group through its link', async () => {
    await page.getByRole('link', { name: 'Choose a topic.' }).press('Enter')
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: 'Edge' })).toBeChecked()
  })
})
