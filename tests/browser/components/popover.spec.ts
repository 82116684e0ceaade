import { expect, test } from '../test.ts'
import { isApart } from '../is-apart.ts'
import { findViolationsInBothSchemes } from '../find-violations.ts'

const path = '/examples/popover'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('opens and closes with Enter and Space, lets Tab in, and closes with Escape', async ({
      page,
    }) => {
      await page.goto(path)
      for (const key of ['Enter', 'Space']) {
        const button = page.getByRole('button', { name: 'Filters', exact: true })
        const popover = page.getByRole('dialog', { name: 'Filters' })
        await button.press(key)
        await expect(popover).toBeVisible()
        await page.keyboard.press('Tab')
        await expect(popover.getByLabel('Author')).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(popover).toBeHidden()
        await expect(button).toBeFocused()
        await button.press(key)
        await button.press(key)
        await expect(popover).toBeHidden()
      }
    })

    test('closes with a press elsewhere and with a button inside', async ({ page }) => {
      await page.goto(path)
      const button = page.getByRole('button', { name: 'Show the tip' })
      const popover = page.getByRole('dialog', { name: 'Tip' })
      await button.click()
      await expect(popover).toBeVisible()
      await page.getByRole('heading', { level: 1 }).click({ position: { x: 2, y: 2 } })
      await expect(popover).toBeHidden()
      await button.click()
      await popover.getByRole('button', { name: 'Got it' }).click()
      await expect(popover).toBeHidden()
    })
  })
}

test('opens beside its button and inside the window at every width', async ({ page }) => {
  await page.goto(path)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const name of ['Above', 'Below, at the start', 'Beside', 'Large']) {
      const button = page.getByRole('button', { name, exact: true })
      await button.press('Enter')
      const popover = page.locator('.kit-popover:popover-open')
      await expect(popover).toBeInViewport({ ratio: 1 })
      expect(await isApart(button, popover), name).toBe(true)
      await page.keyboard.press('Escape')
      await expect(popover).toHaveCount(0)
    }
  }
})

test('has no axe violations in an open popover', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  expect(await findViolationsInBothSchemes(page, { within: [':popover-open'] })).toEqual([])
})
