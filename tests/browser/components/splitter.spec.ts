import { expect, test, type Page } from '../test.ts'

const separator = (page: Page) => page.getByRole('separator', { name: 'List of messages' })
const width = async (page: Page) =>
  page
    .locator('[data-kit-part=start]')
    .first()
    .evaluate((pane) => pane.clientWidth / pane.parentElement!.clientWidth)

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/examples/splitter')
  // The script is loaded once a key moves the separator.
  await separator(page).focus()
  await expect(async () => {
    await page.keyboard.press('Home')
    await expect(separator(page)).toHaveAttribute('aria-valuenow', '20', { timeout: 500 })
  }).toPass()
})

test('resizes its panes by keyboard and pointer', async ({ page }) => {
  for (const dir of ['rtl', 'ltr'] as const) {
    await test.step(`moves with arrow keys, Home and End within its limits, ${dir}`, async () => {
      await page.evaluate((dir) => (document.documentElement.dir = dir), dir)
      const [wider, narrower] =
        dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
      for (const [key, value] of [
        [wider, '25'],
        [wider, '30'],
        [narrower, '25'],
        ['End', '80'],
        [wider, '80'],
        ['Home', '20'],
      ] as const) {
        await page.keyboard.press(key!)
        await expect(separator(page)).toHaveAttribute('aria-valuenow', value)
      }
      expect(await width(page)).toBeGreaterThan(0.1)
      expect(await width(page)).toBeLessThan(0.25)
    })
  }

  await test.step('follows the pointer while it is pressed, and tells the width', async () => {
    await page.evaluate(() => {
      Object.assign(window, { told: [] })
      document.addEventListener('kit:resize', (event) =>
        (window as unknown as { told: unknown[] }).told.push((event as CustomEvent).detail),
      )
    })
    const { x, y, width: own, height } = (await separator(page).boundingBox())!
    const panes = (await page.locator('[data-kit=splitter] > div').first().boundingBox())!
    await page.mouse.move(x + own / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(panes.x + panes.width * 0.4, y + height / 2)
    await page.mouse.move(panes.x + panes.width * 0.6, y + height / 2)
    await page.mouse.up()
    await expect(separator(page)).toHaveAttribute('aria-valuenow', '60')
    const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told)
    expect((await told()).at(-1)).toEqual({ value: 60 })
    const { length } = await told()
    await page.mouse.move(panes.x + panes.width * 0.3, y + height / 2)
    await separator(page).hover()
    expect(await told()).toHaveLength(length)
    expect(await width(page)).toBeGreaterThan(0.55)
  })

  await test.step('puts the panes below each other in a narrow window', async () => {
    await page.setViewportSize({ width: 360, height: 800 })
    await expect(separator(page)).toBeHidden()
    expect(await width(page)).toBe(1)
  })
})
