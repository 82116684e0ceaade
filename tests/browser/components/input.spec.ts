import { holdTimers } from '../hold-timers.ts'
import { expect, test } from '../test.ts'

test.beforeEach(({ page }) => page.goto('/examples/input'))

test('clears, shows and copies its value with its buttons', async ({ page, context }) => {
  await test.step('empties the control with the clear button, sends events and focuses it', async () => {
    const input = page.getByLabel('Filter', { exact: true })
    const button = page.locator('[data-kit-clear]').first()
    await page.evaluate(() => {
      for (const name of ['input', 'change']) {
        document.addEventListener(name, () =>
          document.documentElement.toggleAttribute(`data-${name}`),
        )
      }
    })
    await button.press('Enter')
    await expect(input).toHaveValue('')
    await expect(input).toBeFocused()
    await expect(button).toBeHidden()
    await expect(page.locator('html[data-input][data-change]')).toHaveCount(1)
    await input.fill('a')
    await expect(button).toBeVisible()
  })

  await test.step('shows and hides the password with Enter and Space on its button', async () => {
    for (const key of ['Enter', 'Space']) {
      const input = page.getByLabel('New password', { exact: true })
      const button = page.getByRole('button', { name: 'Show password' })
      await input.fill('secret')
      await input.press('Tab')
      await expect(button).toBeFocused()
      await page.keyboard.press(key)
      await expect(input).toHaveAttribute('type', 'text')
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press(key)
      await expect(input).toHaveAttribute('type', 'password')
      await expect(button).toHaveAttribute('aria-pressed', 'false')
    }
  })

  await test.step('copies the value with the copy button, and announces it', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const button = page.getByRole('button', { name: 'Copy API key' }).locator('visible=true')
    const copy = page.locator('[data-kit-copy]')
    const letTimePass = await holdTimers(page)
    await copy.press('Enter')
    await expect(copy).toHaveAttribute('data-copied', '')
    await expect(page.locator('[data-kit-part="status"]')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('kit_4f9a21c7')
    await letTimePass()
    await expect(copy).not.toHaveAttribute('data-copied')
    await expect(page.locator('[data-kit-part="status"]')).toHaveText('')
    expect(await button.count()).toBeGreaterThan(0)
  })

  await test.step('selects the value if the clipboard is not permitted', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    })
    await page.locator('[data-kit-copy]').click()
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('kit_4f9a21c7')
  })

  await test.step('hides a visible password when its form is submitted', async () => {
    const input = page.getByLabel('New password', { exact: true })
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(input).toHaveAttribute('type', 'text')
    await input.evaluate((control) => {
      const form = document.createElement('form')
      control.closest('[data-kit="input"]')!.replaceWith(form)
      form.append(control.closest('[data-kit="input"]')!)
      form.addEventListener('submit', (event) => event.preventDefault())
      form.requestSubmit()
    })
    await expect(input).toHaveAttribute('type', 'password')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows no buttons inside controls', { tag: '@layout' }, async ({ page }) => {
    await expect(page.locator('.kit-input-action')).toHaveCount(3)
    for (const button of await page.locator('.kit-input-action').all()) {
      await expect(button).toBeHidden()
    }
  })
})
