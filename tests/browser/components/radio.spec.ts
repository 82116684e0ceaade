import { expect, test } from '../test.ts'

test.beforeEach(({ page }) => page.goto('/examples/radio'))

test('selects by keyboard and pointer', async ({ page }) => {
  await test.step('moves to the selected radio of each group with Tab, and selects another with arrow keys', async () => {
    for (const [legend, first, next] of [
      ['Plan', 'Solo', 'Team'],
      ['Server', 'Medium', 'Small'],
      ['View', 'Week', 'Month'],
    ]) {
      const group = page.getByRole('radiogroup', { name: legend })
      await expect(group.getByRole('radio', { name: first })).toBeChecked()
      await group.getByRole('radio', { name: first }).focus()
      await page.keyboard.press('ArrowDown')
      await expect(group.getByRole('radio', { name: next })).toBeFocused()
      await expect(group.getByRole('radio', { name: next })).toBeChecked()
      await page.keyboard.press('ArrowUp')
      await expect(group.getByRole('radio', { name: first })).toBeChecked()
      await page.keyboard.press('Tab')
      await expect(group.locator(':focus')).toHaveCount(0)
      await page.keyboard.press('Shift+Tab')
      await expect(group.getByRole('radio', { name: first })).toBeFocused()
    }
  })

  await test.step('selects with a press anywhere on a card', async () => {
    const card = page.locator('[data-variant="cards"] .kit-radio').first()
    const { width, height } = (await card.boundingBox())!
    await card.click({ position: { x: width - 4, y: height - 4 } })
    await expect(card.getByRole('radio')).toBeChecked()
  })

  await test.step('selects a segment with a press', async () => {
    const group = page.getByRole('radiogroup', { name: 'View' })
    await group.locator('.kit-radio').first().click()
    await expect(group.getByRole('radio', { name: 'Day' })).toBeChecked()
  })
})
