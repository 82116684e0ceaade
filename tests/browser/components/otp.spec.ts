import { expect, test } from '../test.ts'

test.beforeEach(({ page }) => page.goto('/examples/otp'))

test('takes a code, pasted or typed, from left to right', async ({ page }) => {
  await test.step('takes a pasted code without its space or hyphen, and shows all of it', async () => {
    const field = page.getByRole('textbox', { name: 'Medium' })
    for (const code of ['123 456', '123-456', ' 123\u00a0456 ']) {
      await field.fill(code)
      await expect(field).toHaveValue('123456')
      await field.press('End')
      expect(await field.evaluate((input) => input.scrollLeft)).toBe(0)
    }
    // The caret stays where people type.
    await field.press('Home')
    await field.press('ArrowRight')
    await page.keyboard.type('-9')
    await expect(field).toHaveValue('1923456')
  })

  await test.step('refuses a code that is too short, and keeps it', async () => {
    const field = page.getByRole('textbox', { name: 'Medium' })
    await field.fill('123')
    expect(await field.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(false)
    await expect(field).toHaveValue('123')
  })

  await test.step('reads from left to right on pages of every direction', async () => {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    const field = page.getByRole('textbox', { name: 'Medium' })
    expect(await field.evaluate((input) => getComputedStyle(input).direction)).toBe('ltr')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('accepts the space or hyphen of a pasted code, and keeps it', async ({ page }) => {
    const field = page.getByRole('textbox', { name: 'Medium' })
    for (const code of ['123 456', '123-456']) {
      await field.fill(code)
      await expect(field).toHaveValue(code)
      expect(await field.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(true)
    }
  })
})
