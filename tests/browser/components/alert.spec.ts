import { expect, test, type Page } from '../test.ts'

const alerts = (page: Page) =>
  page.locator('.example-preview [data-kit-dismissible]').filter({ visible: true })

test.beforeEach(async ({ page }) => {
  await page.goto('/examples/alert')
})

test('closes with its button', async ({ page }) => {
  await test.step('closes an alert that is added later, and keeps one whose event is prevented', async () => {
    const first = alerts(page).first()
    await first.evaluate((element) => {
      element.addEventListener('kit:dismiss', (event) => event.preventDefault(), { once: true })
      element.after(element.cloneNode(true))
    })
    const count = await alerts(page).count()
    await first.getByRole('button', { name: 'Close' }).click()
    await expect(alerts(page)).toHaveCount(count)
    await alerts(page).nth(1).getByRole('button', { name: 'Close' }).click()
    await expect(alerts(page)).toHaveCount(count - 1)
  })

  await test.step('hides the alert with its close button, and moves the focus to what follows', async () => {
    const count = await alerts(page).count()
    const first = alerts(page).first()
    const next = await first.evaluate((element) => {
      const button = document.createElement('button')
      button.id = 'next'
      element.after(button)
      return `#${button.id}`
    })
    await first.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(alerts(page)).toHaveCount(count - 1)
    await expect(page.locator(next)).toBeFocused()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows no close button, which would do nothing', { tag: '@layout' }, async ({ page }) => {
    await expect(alerts(page).first()).toBeVisible()
    await expect(page.locator('.kit-alert-close').first()).toBeHidden()
  })
})
