import { openBarePage } from '../open-bare-page.ts'
import { expect, test } from '../test.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const template = `<x-kit::calendar month="2026-03" now="2026-03-09" :events="[{ date: '2026-03-09', title: 'Book fair', href: '/fair' }]" />`
const empty = '<x-kit::calendar month="2026-04" now="2026-03-09" :events="[]" />'
const linked = template.replace(
  ' />',
  ` :day-href="(day) => day > '2026-03-07' && day < '2026-03-10' ? '/days/' + day : null" />`,
)

test('is a table on a wide screen, and a list of days with events on a phone', async ({ page }) => {
  await openBarePage(page, await edge.renderRaw(template))
  const table = page.getByRole('table', { name: 'March 2026' })
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(table.locator('td:visible')).toHaveCount(35)
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(table.locator('td:visible')).toHaveCount(1)
  const link = page.getByRole('link', { name: 'Book fair' })
  await expect(link).toBeVisible()
  await page.getByRole('link', { name: 'Next month' }).focus()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
})

test(
  'keeps its width in a month without events, and shows all of its days on a phone',
  { tag: '@layout' },
  async ({ page }) => {
    await openBarePage(page, await edge.renderRaw(empty))
    const table = page.getByRole('table', { name: 'April 2026' })
    await page.setViewportSize({ width: 1000, height: 800 })
    const box = await table.boundingBox()
    expect(box!.width).toBeGreaterThan(900)
    expect((await page.getByRole('heading', { name: 'April' }).boundingBox())!.x).toBe(box!.x)
    await page.setViewportSize({ width: 320, height: 800 })
    await expect(table.locator('td:visible')).toHaveCount(35)
  },
)

test(
  'cuts off long titles at the edge of their day, and shows them whole on a phone',
  { tag: '@layout' },
  async ({ page }) => {
    const title = 'Quarterly planning with the whole design team, all day'
    await page.setViewportSize({ width: 1000, height: 800 })
    await openBarePage(page, await edge.renderRaw(template.replace('Book fair', title)))
    const link = page.getByRole('link', { name: title })
    const day = page.getByRole('cell').filter({ has: link })
    const [outer, inner] = await Promise.all([day.boundingBox(), link.boundingBox()])
    expect(inner!.width).toBeLessThan(outer!.width)
    await page.setViewportSize({ width: 320, height: 800 })
    const isWhole = (one: Element) => one.scrollWidth <= one.clientWidth
    expect(await link.evaluate(isWhole)).toBe(true)
    expect(await page.locator('html').evaluate(isWhole)).toBe(true)
  },
)

test(
  'lists days with a link on a phone, and marks the current day',
  { tag: '@layout' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await openBarePage(page, await edge.renderRaw(linked))
    const days = page.getByRole('table').getByRole('link')
    await expect(days).toHaveText(['8', '9', 'Book fair'])
    await expect(days.nth(1)).toHaveAttribute('aria-current', 'date')
  },
)
