import { expect, test, type Page } from '../test.ts'

const path = '/examples/table'

test.beforeEach(async ({ page }) => {
  await page.goto(path)
})

function find(page: Page, name: string) {
  const region = page.getByRole('region', { name, exact: true })
  return { region, table: region.getByRole('table', { name, exact: true }) }
}

test('names itself, sorts and scrolls by keyboard', async ({ page }) => {
  await test.step('names the table and its region by the caption, visible or not', async () => {
    for (const name of ['Members', 'Status codes']) {
      await expect(find(page, name).table).toBeVisible()
    }
    const { table } = find(page, 'Members')
    await expect(table.getByRole('rowheader', { name: 'Ada Lovelace' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(1)

    for (const dir of ['ltr', 'rtl'] as const) {
      await test.step(`scrolls a wide table with arrow keys, and keeps it inside its box, ${dir}`, async () => {
        await page.setViewportSize({ width: 360, height: 800 })
        const { region, table } = find(page, 'Invoices')
        await region.evaluate((box, dir) => {
          box.setAttribute('dir', dir)
          box.querySelector('table')!.style.inlineSize = '50rem'
          box.scrollTo(0, 0)
        }, dir)
        await expect(table).toBeVisible()
        await region.focus()
        await page.keyboard.press(dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft')
        const scrolled = () => region.evaluate((box) => Math.abs(box.scrollLeft))
        await expect.poll(scrolled).toBeGreaterThan(10)
        await expect(region.getByText('Invoices', { exact: true })).toBeInViewport({ ratio: 1 })
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
        expect(isWide).toBe(false)
      })
    }
  })

  await test.step('reverses the order with Enter on a header', async () => {
    const { region } = find(page, 'Projects')
    const head = region.getByRole('columnheader', { name: 'Budget' })
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(region.getByRole('columnheader', { name: 'Project' })).not.toHaveAttribute(
      'aria-sort',
    )
    await region.focus()
    await page.keyboard.press('Tab')
    await expect(region.getByRole('link', { name: 'Project' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('this link leads to ?sort=budget.')).toBeVisible()
  })
})

for (const dir of ['ltr', 'rtl'] as const) {
  test(`aligns digits of the same place value, ${dir}`, { tag: '@layout' }, async ({ page }) => {
    const { region } = find(page, 'Order 1032')
    await region.evaluate((box, dir) => box.setAttribute('dir', dir), dir)
    const ends = await region.evaluate((box) =>
      [...box.querySelectorAll('tr > :nth-child(3)')].map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return Math.round(range.getBoundingClientRect().right)
      }),
    )
    expect(ends.length).toBe(5)
    expect(new Set(ends).size).toBe(1)
  })
}

test(
  'keeps a sticky header in view while the rows scroll below it',
  { tag: '@layout' },
  async ({ page }) => {
    const { region } = find(page, 'Status codes')
    const head = region.getByRole('columnheader', { name: 'Meaning' })
    await region.scrollIntoViewIfNeeded()
    await region.evaluate((box) => box.scrollTo(0, box.scrollHeight))
    await expect(region.getByText('Internal server error')).toBeInViewport({ ratio: 1 })
    await expect(head).toBeInViewport({ ratio: 1 })
    const isAbove = await head.evaluate((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === cell
    })
    expect(isAbove).toBe(true)
  },
)

test(
  'fills a header with its link, which is large enough for touch',
  { tag: '@layout' },
  async ({ page }) => {
    for (const link of await page.locator('.example-preview .kit-table-sort').all()) {
      const box = (await link.boundingBox())!
      const cell = (await link.locator('..').boundingBox())!
      expect(box.height).toBeGreaterThanOrEqual(24)
      expect(Math.abs(box.width - cell.width)).toBeLessThan(1)
    }
  },
)

test('shows all rows and columns in print', { tag: '@layout' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  const { region } = find(page, 'Status codes')
  const isWhole = await region.evaluate((box) => box.scrollHeight <= box.clientHeight + 1)
  expect(isWhole).toBe(true)
})
