import { expect, test, type Page } from '@playwright/test'
import { readSite } from './read-site.ts'

const { pages, components } = await readSite()
const { path: componentPage } = components[0]!

test('the first stop of the Tab key leads to the content', async ({ page }) => {
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
  test(`everything in the header is reached and shows its focus at ${width} px`, async ({
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

for (const path of pages) {
  test(`every stop of the Tab key on ${path} is seen`, async ({ page }) => {
    await page.goto(path)
    const hidden: string[] = []
    let stops = 0
    for (; stops < 500; stops++) {
      await page.keyboard.press('Tab')
      const problem = await findFocusProblem(page)
      if (problem === 'end') break
      if (problem) hidden.push(problem)
    }
    expect(stops).toBeGreaterThan(3)
    expect(stops).toBeLessThan(500)
    expect(hidden).toEqual([])
  })
}

/** Why the reader cannot see where the focus is: no outline, no size, or something above it. */
function findFocusProblem(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'end'
    for (const animation of element.getAnimations()) animation.finish()
    const name = element.outerHTML.slice(0, 80)
    // A control may leave the outline to the frame around it.
    const isOutlined = [element, element.parentElement!].some((part) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part)
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
      return isDrawn && !/transparent|, 0\)$/.test(outlineColor)
    })
    if (!isOutlined) return `no outline: ${name}`
    if (getComputedStyle(element).opacity === '0') return `invisible: ${name}`
    const { x, y, width, height } = element.getBoundingClientRect()
    if (!width || !height) return `no size: ${name}`
    const left = Math.max(0, x)
    const top = Math.max(0, y)
    const right = Math.min(innerWidth, x + width)
    const bottom = Math.min(innerHeight, y + height)
    const points = [0.1, 0.5, 0.9].flatMap((down) =>
      [0.1, 0.5, 0.9].map(
        (along) => [left + (right - left) * along, top + (bottom - top) * down] as const,
      ),
    )
    const isSeen = points.some(([along, down]) => {
      const above = document.elementFromPoint(along, down)
      return above && (element.contains(above) || above.contains(element))
    })
    return isSeen ? undefined : `covered: ${name}`
  })
}
