/** Tests that need the DevTools protocol of Chromium. */
import { expect, test } from '../test.ts'
import { stopClock } from '../stop-clock.ts'

test('exposes whether the menu of a button is open', async ({ page }) => {
  await page.goto('/examples/dropdown')
  await page.getByRole('button', { name: 'Account', exact: true }).press('Enter')
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const isAccount = (name: unknown, role: unknown) => name === 'Account' && role === 'button'
  const node = nodes.find(({ name, role }) => isAccount(name?.value, role?.value))!
  const expanded = node.properties?.find(({ name }) => name === 'expanded')
  expect(expanded?.value.value).toBe(true)
})

test('shows a tooltip on a long touch, and hides it on a touch elsewhere', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ hasTouch: true, baseURL })
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/examples/tooltip')
  await stopClock(page)
  const control = page.locator('.example-preview').getByRole('button', { name: 'Drafts' })
  const tip = control.locator('xpath=..').locator('[role="tooltip"]')
  await control.scrollIntoViewIfNeeded()
  const { x, y } = (await control.boundingBox())!
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x: x + 10, y: y + 10 }] : [],
    })
  await touch('touchStart')
  await expect(async () => {
    // The browser may report the touch a moment after it starts.
    await page.clock.runFor(1000)
    expect(await tip.isVisible()).toBe(true)
  }).toPass()
  await touch('touchEnd')
  await page.clock.runFor(300)
  await expect(tip).toBeVisible()
  await page.touchscreen.tap(5, 5)
  await expect(tip).toBeHidden()
  await control.tap()
  await page.clock.runFor(700)
  await expect(tip).toBeHidden()
  await context.close()
})
