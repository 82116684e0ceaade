import { expect, test } from '@playwright/test'
import { findOverflow } from './find-overflow.ts'
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
