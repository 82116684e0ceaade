/** What only the DevTools protocol of Chromium can read or do. */
import { expect, test } from '../test.ts'
import { stopClock } from '../stop-clock.ts'

test('the button of a menu says whether the menu is open', async ({ page }) => {
  await page.goto('/examples/dropdown')
  await page.getByRole('button', { name: 'Account', exact: true }).press('Enter')
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const isAccount = (name: unknown, role: unknown) => name === 'Account' && role === 'button'
  const node = nodes.find(({ name, role }) => isAccount(name?.value, role?.value))!
  const expanded = node.properties?.find(({ name }) => name === 'expanded')
  expect(expanded?.value.value).toBe(true)
})

test('a finger that stays shows a tooltip, and one elsewhere hides it', async ({
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
    // The browser may tell of the finger a moment after it is there.
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
