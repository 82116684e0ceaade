import { expect, test } from '../test.ts'

test('turns a switch off and on with Space', async ({ page }) => {
  await page.goto('/examples/switch')
  const control = page.getByRole('switch', { name: 'Email notifications' })
  await expect(control).toBeChecked()
  await control.press('Space')
  await expect(control).not.toBeChecked()
  await page.locator('.example-preview').getByText('Email notifications').click()
  await expect(control).toBeChecked()
})
