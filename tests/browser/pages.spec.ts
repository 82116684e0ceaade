import { expect, test, type Page } from '@playwright/test'
import { readSite } from './read-site.ts'
import { watchPage } from './watch-page.ts'

const { pages } = await readSite()
const widths = [320, 360, 768, 1440]

for (const path of [...pages, '/no/such/page']) {
  test(`${path} loads without an error, and from nowhere else`, async ({ page }) => {
    const problems = watchPage(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(problems).toEqual([])
  })

  test(`${path} fits every width`, async ({ page }) => {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await findOverflow(page), `${width} px`).toEqual([])
    }
  })
}

/** What is wider than its room: the document, and examples, whose frame cuts off what is too wide. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const isTooWide = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1
    const scrolls = (element: Element | null): boolean =>
      Boolean(element) &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element!).overflowX) ||
        scrolls(element!.parentElement))
    const culprits = [...document.body.querySelectorAll('*')]
      .filter((element) => isTooWide(element) && !scrolls(element))
      .map((element) => element.outerHTML.slice(0, 80))
    const cut = [...document.querySelectorAll('.example-preview')].flatMap((preview) => {
      const { left, right } = preview.getBoundingClientRect()
      return [...preview.querySelectorAll('*')]
        .filter((element) => {
          const rectangle = element.getBoundingClientRect()
          return rectangle.left < left - 1 || rectangle.right > right + 1
        })
        .map((element) => `cut off: ${element.outerHTML.slice(0, 80)}`)
    })
    const isWide = root.scrollWidth > root.clientWidth
    return [...(isWide ? [`document: ${root.scrollWidth} px`, ...culprits] : []), ...cut]
  })
}
