import { expect, test, type Page } from '../test.ts'
import { readSite } from '../read-site.ts'

const { components } = await readSite()
const { path: componentPage } = components[0]!

test('switches the theme with its button, and keeps it on the next page', async ({ page }) => {
  await page.goto(componentPage)
  const light = await lightness(page)
  const button = page.getByRole('button', { name: 'Switch between light and dark' })
  await button.press('Enter')
  const dark = await lightness(page)
  expect(light - dark).toBeGreaterThan(0.5)
  await page.reload()
  expect(await lightness(page)).toBe(dark)
  await page.goto('/')
  expect(await lightness(page)).toBe(dark)
  await button.press('Space')
  expect(await lightness(page)).toBe(light)
})

test('follows the system without a choice, and switches to the other theme with the button', async ({
  page,
}) => {
  await page.goto(componentPage)
  const light = await lightness(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await lightness(page)
  expect(light - dark).toBeGreaterThan(0.5)
  const button = page.getByRole('button', { name: 'Switch between light and dark' })
  await button.click()
  expect(await lightness(page)).toBe(light)
  await button.click()
  expect(await lightness(page)).toBe(dark)
})

test('sets the chosen theme before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      const { theme = 'none' } = document.documentElement.dataset
      document.documentElement.dataset.themeAtBody = theme
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(componentPage, { waitUntil: 'domcontentloaded' })
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(root).toHaveAttribute('data-theme-at-body', 'dark')
})

test("gives the browser's toolbar the colour of the page in every theme", async ({ page }) => {
  await page.goto(componentPage)
  const isSame = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      const shown = metas.filter(({ media }) => matchMedia(media).matches)
      const probe = document.createElement('p')
      probe.style.color = shown[0]!.content
      document.body.append(probe)
      const { color } = getComputedStyle(probe)
      probe.remove()
      return (
        shown.length === 1 && color === getComputedStyle(document.documentElement).backgroundColor
      )
    })
  expect(await isSame()).toBe(true)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await isSame()).toBe(true)
  await page.locator('[data-toggle-theme]').click()
  await expect.poll(isSame).toBe(true)
  await page.reload()
  expect(await isSame()).toBe(true)
})

test('switches the theme of a page without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    })
  })
  await page.goto(componentPage)
  const light = await lightness(page)
  await page.locator('[data-toggle-theme]').click()
  expect(light - (await lightness(page))).toBeGreaterThan(0.5)
})

/** Returns the lightness of the page's background, from 0 to 1. */
function lightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!
    context.fillStyle = getComputedStyle(document.documentElement).backgroundColor
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 765
  })
}
