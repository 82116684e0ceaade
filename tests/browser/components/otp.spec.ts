import { expect, test } from '../test.ts'

test.beforeEach(({ page }) => page.goto('/examples/otp'))

test('takes a pasted code with a space, and shows six characters without scrolling', async ({
  page,
}) => {
  const field = page.getByRole('textbox', { name: 'Medium' })
  await field.fill('123 456')
  expect(await field.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(true)
  await field.fill('123456')
  await field.press('End')
  expect(await field.evaluate((input) => input.scrollLeft)).toBe(0)
})

test('refuses a code that is too short, and keeps it', async ({ page }) => {
  const field = page.getByRole('textbox', { name: 'Medium' })
  await field.fill('123')
  expect(await field.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(false)
  await expect(field).toHaveValue('123')
})

test('reads from left to right on pages of every direction', async ({ page }) => {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const field = page.getByRole('textbox', { name: 'Medium' })
  expect(await field.evaluate((input) => getComputedStyle(input).direction)).toBe('ltr')
})
