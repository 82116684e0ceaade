import { expect, test } from '../test.ts'

test.beforeEach(({ page }) => page.goto('/examples/rating'))

test('chooses and fills stars', async ({ page }) => {
  await test.step('fills the stars up to the chosen one', async () => {
    const group = page.getByRole('radiogroup', { name: 'Difficulty' })
    const listFilled = () =>
      group
        .locator('path')
        .evaluateAll((paths) =>
          paths.map(
            (path) =>
              getComputedStyle(path).fillOpacity !== '0' &&
              !/0\)$|none/.test(getComputedStyle(path).fill),
          ),
        )
    expect(await listFilled()).toEqual([true, true, false])
    await group.getByRole('radio').first().check({ force: true })
    await page.mouse.move(0, 0)
    await expect.poll(listFilled).toEqual([true, false, false])
    await group.getByRole('radio').nth(1).check({ force: true })
  })

  await test.step('chooses a star with arrow keys, and with a press', async () => {
    const group = page.getByRole('radiogroup', { name: 'Difficulty' })
    const star = (number: number) => group.getByRole('radio', { name: `${number} of 3 stars` })
    await expect(star(2)).toBeChecked()
    await star(2).focus()
    await page.keyboard.press('ArrowRight')
    await expect(star(3)).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await expect(star(1)).toBeChecked()
    await group.locator('label').nth(2).click()
    await expect(star(3)).toBeChecked()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('submits the number of the chosen star', async ({ page }) => {
    const form = page
      .locator('form')
      .filter({ has: page.getByRole('radiogroup', { name: 'Service' }) })
    await form.locator('label').nth(3).click()
    const fields = await form.evaluate((element: HTMLFormElement) => [...new FormData(element)])
    expect(fields).toContainEqual(['service', '4'])
  })
})
