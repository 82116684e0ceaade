import { expect, test } from '../test.ts'

const path = '/examples/avatar'

test('shows the initials if the image cannot be loaded, as without an image', async ({ page }) => {
  await page.goto(path)
  const avatar = page.locator('.example-preview [data-kit="avatar"]').first()
  const image = avatar.locator('img')
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0)
  const loaded = await avatar.screenshot()
  await image.evaluate((img: HTMLImageElement) => (img.src = '/no/such/picture.webp'))
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(0)
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete)).toBe(true)
  const missing = await avatar.screenshot()
  await image.evaluate((img) => img.remove())
  const none = await avatar.screenshot()
  expect(missing.equals(none)).toBe(true)
  expect(missing.equals(loaded)).toBe(false)
})
