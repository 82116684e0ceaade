import { expect, test } from '../test.ts'
import { readSite } from '../read-site.ts'

const { components } = await readSite()
const { path: componentPage } = components[0]!

test('skips to the content with the first stop of Tab', async ({ page }) => {
  await page.goto(componentPage)
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: 'Skip to content' })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).hash).toBe('#site-content')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe(
    'site-content',
  )
})

for (const width of [360, 1280]) {
  test(`reaches every control of the header with Tab and shows its focus at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(componentPage)
    const controls = page.locator('.site-header :is(a, button):visible')
    const count = await controls.count()
    expect(count).toBeGreaterThan(3)
    const clip = { x: 0, y: 0, width, height: 80 }
    const look = async () => (await page.screenshot({ clip })).toString('base64')
    const looks = new Set([await look()])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    for (let index = 0; index < count; index++) {
      await expect(controls.nth(index)).toBeFocused()
      looks.add(await look())
      await page.keyboard.press('Tab')
    }
    expect(looks.size).toBe(count + 1)
  })
}
