import { expect, test } from '../test.ts'
import { expectVisibleCurrent } from '../expect-visible-current.ts'

const path = '/examples/pagination'

test.beforeEach(({ page }) => page.goto(path))

test('leads to pages by keyboard, and marks the current page', async ({ page }) => {
  await test.step('marks only the current page', async () => {
    const nav = page.getByRole('navigation', { name: 'Pagination', exact: true })
    await expect(nav.locator('[aria-current]')).toHaveAccessibleName('Page 3')
    await expect(nav.getByText('Showing 41–60 of 172')).toBeVisible()
  })

  await test.step('skips a link without a page with Tab, and announces it as disabled', async () => {
    const nav = page.getByRole('navigation', { name: 'Pages of the answer' })
    const next = nav.getByRole('link', { name: 'Next' })
    await expect(next).toBeDisabled()
    await nav.getByRole('link', { name: 'Page 5' }).focus()
    await page.keyboard.press('Tab')
    expect(await nav.evaluate((element) => element.contains(document.activeElement))).toBe(false)
  })

  await test.step('distinguishes the current page without colours, and from the focus', async () => {
    const nav = page.getByRole('navigation', { name: 'Pagination', exact: true })
    await expectVisibleCurrent(page, nav, { current: 'Page 3', other: 'Page 4' })
  })

  await test.step('moves through the links in page order with Tab', async () => {
    const nav = page.getByRole('navigation', { name: 'Pagination', exact: true })
    await nav.getByRole('link', { name: 'Previous' }).focus()
    for (const number of [1, 2, 3, 4, 5, 9]) {
      await page.keyboard.press('Tab')
      await expect(nav.getByRole('link', { name: `Page ${number}`, exact: true })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(nav.getByRole('link', { name: 'Next' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('this link leads to ?page=4.')).toBeVisible()
  })
})

test('keeps links at the same place on every page', { tag: '@layout' }, async ({ page }) => {
  const ends = page.getByRole('navigation', { name: 'Pages in the middle' })
  const left = async (part: string) =>
    (await ends.locator(`[data-kit-part="${part}"]`).boundingBox())!.x
  expect(await left('next')).toBeGreaterThan(await left('previous'))
  await expect(ends.getByRole('link', { name: 'Previous' })).toBeDisabled()
})

test('fits its content at every width', { tag: '@layout' }, async ({ page }) => {
  for (const [width, numbers, words] of [
    [800, true, true],
    [500, true, false],
    [400, false, true],
    [240, false, false],
  ] as const) {
    const nav = page.getByRole('navigation', { name: 'Pagination', exact: true })
    await nav.evaluate((element, width) => {
      element.style.minInlineSize = element.style.maxInlineSize = `${width}px`
    }, width)
    await expect(nav.getByText('3', { exact: true })).toBeVisible({ visible: numbers })
    await expect(nav.getByText('Page 3 of 9')).toBeVisible({ visible: !numbers })
    const next = nav.getByRole('link', { name: 'Next', exact: true })
    await expect(next).toBeVisible()
    const word = (await next.getByText('Next').boundingBox())!
    expect(word.width > 2).toBe(words)
    const tops = new Set<number>()
    for (const link of await nav.getByRole('link').all()) {
      const box = (await link.boundingBox())!
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
      tops.add(box.y)
    }
    expect(tops.size).toBe(1)
  }
})

test('puts the next page in the direction of the text', { tag: '@layout' }, async ({ page }) => {
  for (const dir of ['ltr', 'rtl'] as const) {
    await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), dir)
    const nav = page.getByRole('navigation', { name: 'Pages of the log' })
    const [previous, next] = [
      nav.getByRole('link', { name: 'Previous' }),
      nav.getByRole('link', { name: 'Next' }),
    ]
    const isLeft = (await previous.boundingBox())!.x < (await next.boundingBox())!.x
    expect(isLeft).toBe(dir === 'ltr')
    await expect(next.locator('svg')).toHaveCSS('scale', dir === 'ltr' ? 'none' : '-1 1')
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('links to the pages', async ({ page }) => {
    await page.getByRole('link', { name: 'Page 4', exact: true }).first().click()
    await expect(page).toHaveURL(/\?page=4$/)
  })
})
