import { expect, test } from '../test.ts'
import { expectFocusTrap } from '../expect-focus-trap.ts'
import { findViolationsInBothSchemes } from '../find-violations.ts'

const path = '/examples/drawer'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
})

test('opens and closes by keyboard and pointer', async ({ page }) => {
  await test.step('opens with its button, traps the focus, and returns it after Escape', async () => {
    const opener = page.getByRole('button', { name: 'Filters', exact: true })
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await opener.press('Enter')
    await expect(drawer.getByLabel('Owner')).toBeFocused()
    await expect(drawer).toHaveAccessibleDescription('12 of 80 projects are shown.')
    await expectFocusTrap(page, 10)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    // In Firefox, Tab has moved through the browser's own controls, which keep the focus.
    await expect.poll(() => opener.evaluate((e) => e === document.activeElement)).toBe(true)
  })

  await test.step('closes with its buttons, and with a press beside it if it is dismissible', async () => {
    const drawer = page.getByRole('dialog')
    for (const name of ['Show 12 projects', 'Close']) {
      await page.getByRole('button', { name: 'Filters', exact: true }).click()
      await drawer.getByRole('button', { name }).click()
      await expect(drawer).toBeHidden()
    }
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.mouse.click(5, 300)
    await expect(drawer).toBeHidden()
    await page.getByRole('button', { name: 'Edit the profile' }).click()
    await page.mouse.click(5, 300)
    await expect(drawer).toBeVisible()
  })
})

test(
  'opens at its edge of the window, at every width and in both directions',
  { tag: '@layout' },
  async ({ page }) => {
    for (const dir of ['ltr', 'rtl'] as const) {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 640 })
        await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), dir)
        for (const name of ['Start', 'End', 'Top', 'Bottom']) {
          await page.getByRole('button', { name, exact: true }).click()
          const drawer = page.getByRole('dialog', { name })
          await expect(drawer).toBeInViewport({ ratio: 1 })
          const box = (await drawer.boundingBox())!
          const left = (name === 'Start') === (dir === 'ltr')
          if (name === 'Top') expect(box.y).toBe(0)
          else if (name === 'Bottom') expect(box.y + box.height).toBeCloseTo(640)
          else if (left) expect(box.x).toBe(0)
          else expect(box.x + box.width).toBe(width)
          if (name === 'Start' || name === 'End') {
            expect(box.height).toBe(640)
            expect(box.width).toBeLessThan(width - 20)
          } else expect(box.width).toBe(width)
          await page.keyboard.press('Escape')
        }
      }
    }
  },
)

test('has no axe violations in the open drawer', async ({ page }) => {
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  expect(await findViolationsInBothSchemes(page, { within: ['dialog[open]'] })).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('opens and closes', async ({ page }) => {
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const drawer = page.locator('dialog', { hasText: 'Show 12 projects' })
    await expect(drawer).toBeVisible()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toBeHidden()
  })
})
