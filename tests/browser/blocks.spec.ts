import { expect, test } from './test.ts'
import { readDocs } from '../site/read-docs.ts'
import { findHtmlProblems } from './find-html-problems.ts'
import { findOverflow } from './find-overflow.ts'
import { findViolations, rulesOfColour, rulesOfPlace } from './find-violations.ts'
import { finishTransitions } from './finish-transitions.ts'
import { watchPage } from './watch-page.ts'

const { pages } = await readDocs()
const blocks = pages.filter(({ examples }) => examples[0]?.application)
const previews = blocks.flatMap(({ examples }) => examples.filter((one) => one.application))
/** Other examples that are whole pages. */
const screens = pages.flatMap(({ examples }) => examples.filter((one) => one.layout === 'screen'))

test('has blocks and other whole pages', () => {
  expect(previews.length).toBeGreaterThanOrEqual(20)
  expect(screens.length).toBeGreaterThan(0)
})

for (const { path } of [...previews, ...screens]) {
  test(`${path}: has no axe violations and no overflow on phone and desktop, in light and dark`, async ({
    page,
    baseURL,
  }) => {
    const problems = watchPage(page, baseURL)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    expect(await findHtmlProblems(page)).toEqual([])
    const rules = [...rulesOfPlace, ...rulesOfColour]
    expect.soft(await findViolations(page), 'light, 320 px').toEqual([])
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await findOverflow(page), `${width} px`).toEqual([])
    }
    expect.soft(await findViolations(page, { rules }), 'light, 1280 px').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await finishTransitions(page)
    expect.soft(await findViolations(page, { rules }), 'dark, 1280 px').toEqual([])
    expect(problems).toEqual([])
  })
}

test('shows a block at full size, and on a phone, in the opposite theme', async ({ page }) => {
  await page.goto('/blocks/sign-in')
  const figure = page.locator('.example').first()
  const body = figure.frameLocator('iframe').locator('body')
  const frame = figure.locator('iframe')
  await expect(body.getByRole('heading', { level: 1 })).toBeVisible()
  const measure = () => body.evaluate(() => innerWidth)
  expect(await measure()).toBe(1280)
  const { width } = (await frame.boundingBox())!
  const room = (await figure.boundingBox())!
  expect(Math.abs(room.width - width)).toBeLessThan(3)
  for (const size of [768, 360]) {
    await figure.getByRole('button', { name: `${size} px wide` }).click()
    await expect.poll(measure).toBe(size)
    const box = (await frame.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(room.x)
    expect(box.x + box.width).toBeLessThanOrEqual(room.x + room.width)
  }
  await figure.getByRole('button', { name: 'Opposite theme' }).click()
  await expect(body).toHaveCSS('color-scheme', 'dark')
})

test('lists the blocks with previews that take no focus', async ({ page }) => {
  await page.goto('/blocks')
  const links = page.locator('.gallery-title a')
  await expect(links).toHaveCount(blocks.length)
  for (const frame of await page.locator('.gallery iframe').all()) {
    expect(await frame.evaluate((element) => element.closest('[inert]') !== null)).toBe(true)
  }
})
