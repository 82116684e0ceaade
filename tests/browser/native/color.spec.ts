import { expect, test } from '../test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('chooses a colour by keyboard and press, and another one with the picker', async ({
    page,
  }) => {
    await page.goto('/examples/color')
    const label = page.getByRole('radiogroup', { name: 'Colour of the label' })
    await label.getByRole('radio', { name: 'Teal' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(label.getByRole('radio', { name: 'Blue' })).toBeChecked()
    await label.locator('label').last().click()
    await expect(label.getByRole('radio', { name: 'Orange' })).toBeChecked()

    const calendar = page.getByRole('radiogroup', { name: 'Calendar' })
    const picker = calendar.locator('[type="color"]')
    await expect(calendar.getByRole('radio', { name: 'Other colour' })).toBeChecked()
    await expect(picker).toHaveValue('#9f1239')
    await calendar.getByRole('radio', { name: 'Green' }).check({ force: true })
    await expect(picker).toBeHidden()
    await calendar.getByRole('radio', { name: 'Other colour' }).check({ force: true })
    await expect(picker).toBeVisible()
  })
})
