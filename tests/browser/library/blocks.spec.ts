import { expect, test } from '../test.ts'
import { readDistText } from '../../site/read-dist.ts'
import { findHtmlProblems } from '../find-html-problems.ts'
import { findOverflow } from '../find-overflow.ts'
import { findViolations, rulesOfColour, rulesOfPlace } from '../find-violations.ts'
import { readSite } from '../read-site.ts'
import { watchPage } from '../watch-page.ts'

const { pages } = await readSite()
const blocks = pages.filter((path) => path.startsWith('/blocks/'))
/** Examples that are whole pages, of blocks and of others: pages show them in frames. */
const previews = await listFrames(blocks)
const screens = await listFrames(
  pages.filter((path) => path !== '/' && !path.startsWith('/blocks')),
)

/** Returns the paths of the examples that some pages show in frames. */
async function listFrames(paths: string[]): Promise<string[]> {
  const html = await Promise.all(paths.map((path) => readDistText('kit', `${path}.html`)))
  return [...html.join('').matchAll(/<iframe src="(\/preview\/[^"]+)"/g)].map(([, path]) => path!)
}

test('has blocks and other whole pages', () => {
  expect(previews.length).toBeGreaterThanOrEqual(20)
  expect(screens.length).toBeGreaterThan(0)
})

// Several in each test, because a new test takes as long as opening a page.
const whole = [...previews, ...screens]
for (let start = 0; start < whole.length; start += 6) {
  const paths = whole.slice(start, start + 6)
  test(`has no axe violations and no overflow on phone and desktop, in light and dark: ${paths.join(', ')}`, async ({
    page,
    baseURL,
  }) => {
    const problems = watchPage(page, baseURL)
    for (const path of paths) {
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await page.setViewportSize({ width: 320, height: 800 })
        await page.goto(path)
        expect.soft(await findHtmlProblems(page), path).toEqual([])
        expect.soft(await findViolations(page), `${path}, light, 320 px`).toEqual([])
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          expect.soft(await findOverflow(page), `${path}, ${width} px`).toEqual([])
        }
        // The HTML is the same at every width, and positions in both schemes.
        const rules = [...rulesOfPlace, ...rulesOfColour]
        const light = await findViolations(page, { rules })
        expect.soft(light, `${path}, light, 1280 px`).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        const dark = await findViolations(page, { rules: rulesOfColour })
        expect.soft(dark, `${path}, dark, 1280 px`).toEqual([])
        expect.soft(problems.splice(0), path).toEqual([])
      })
    }
  })
}

test('shows a block at full size, and on a phone, in the opposite theme', async ({ page }) => {
  await page.goto('/blocks/landing')
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
  // The page and the block have the same landmarks.
  expect(await findViolations(page)).toEqual([])
  await figure.getByRole('button', { name: 'Opposite theme' }).click()
  await expect(body).toHaveCSS('color-scheme', 'dark')
})

test('shows a block inside of its box in both directions, on phone and desktop', async ({
  page,
}) => {
  for (const window of [360, 1280]) {
    await page.setViewportSize({ width: window, height: 800 })
    await page.goto('/blocks/sign-in')
    const figure = page.locator('.example').first()
    const body = figure.frameLocator('iframe').locator('body')
    for (const direction of ['ltr', 'rtl']) {
      if (direction === 'rtl') await figure.getByRole('button', { name: 'Right to left' }).click()
      await expect(body).toHaveCSS('direction', direction)
      for (const width of ['1280', '768', '360']) {
        await figure.getByRole('button', { name: `${width} px wide` }).click()
        await expect.poll(() => body.evaluate(() => innerWidth)).toBe(Number(width))
        const box = (await figure.locator('.example-frame').boundingBox())!
        const frame = (await figure.locator('iframe').boundingBox())!
        const where = `${width} px, ${direction}, window of ${window} px`
        expect.soft(frame.x, where).toBeGreaterThan(box.x - 1)
        expect.soft(frame.x + frame.width, where).toBeLessThan(box.x + box.width + 1)
        const ends = [frame.x - box.x, box.x + box.width - frame.x - frame.width]
        expect.soft(Math.abs(ends[0]! - ends[1]!), `${where}: centred`).toBeLessThan(3)
      }
    }
  }
})

test('lists the blocks with previews that take no focus', async ({ page }) => {
  await page.goto('/blocks')
  const links = page.locator('.gallery-title a')
  await expect(links).toHaveCount(blocks.length)
  for (const frame of await page.locator('.gallery iframe').all()) {
    expect(await frame.evaluate((element) => element.closest('[inert]') !== null)).toBe(true)
  }
})
