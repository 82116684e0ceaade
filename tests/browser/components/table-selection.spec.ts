import { openBarePage } from '../open-bare-page.ts'
import { expect, test, type Page } from '../test.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const names = ['Ada', 'Grace', 'Katherine']
const rows = names.map((name, index) => ({ id: index + 1, name, role: 'Editor' }))

/** Renders a table whose rows have checkboxes, links and buttons. */
function render(state: object = {}, attributes = ''): Promise<string> {
  const template = `<x-kit::table caption="Members" :rows="rows" :selected="selected" :row-href="(row) => '#' + row.name" ${attributes}>
  <x-kit::table.bulk action="/members" method="get">
    <x-kit::button type="submit" name="do" value="archive">Archive</x-kit::button>
  </x-kit::table.bulk>
  <x-kit::table.column name="name" label="Name" row-header />
  <x-kit::table.column name="role" label="Role" sortable />
  <x-kit::table.column label="Actions" hide-label>
    <x-slot:cell let="row"><x-kit::button>Edit {{ row.name }}</x-kit::button></x-slot>
  </x-kit::table.column>
</x-kit::table>`
  return edge.renderRaw(template, { rows, selected: [], ...state })
}

async function open(page: Page, html: string, { withScript = true } = {}): Promise<void> {
  await openBarePage(page, html)
  if (withScript) {
    await page.addScriptTag({ type: 'module', url: '/scripts/table.js' })
    await expect(page.locator('html')).toBeVisible()
  }
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
const all = (page: Page) => page.getByRole('checkbox', { name: 'Select all rows' })
const archive = (page: Page) => page.getByRole('button', { name: 'Archive' })
const count = (page: Page) => page.locator('[data-kit-part="count"]')
const status = (page: Page) => page.getByRole('status')

test('selects rows, and leads to their pages', async ({ page }) => {
  await open(page, await render())
  await test.step('shows the bar with the number of selected rows, and announces it', async () => {
    await expect(archive(page)).toBeHidden()
    await box(page, 'Grace').press('Space')
    await expect(archive(page)).toBeVisible()
    await expect(count(page)).toHaveText('1 of 3 selected')
    await expect(status(page)).toHaveText('1 of 3 selected')
    await expect(all(page)).toBeChecked({ indeterminate: true })
    await box(page, 'Grace').uncheck()
    await expect(archive(page)).toBeHidden()
    await expect(status(page)).toHaveText('')
    await expect(all(page)).not.toBeChecked()
  })

  await test.step('clears the selection with the button in the bar, and keeps the focus in the table', async () => {
    await all(page).click()
    const clear = page.getByRole('button', { name: 'Clear' })
    await clear.press('Enter')
    await expect(clear).toBeHidden()
    await expect(all(page)).not.toBeChecked()
    await expect(all(page)).toBeFocused()
  })

  await test.step('follows the link of a row on a click anywhere in it, except on its controls', async () => {
    await page.getByRole('row', { name: 'Grace' }).getByText('Editor').click()
    await expect(page).toHaveURL(/#Grace$/)
    await page.getByRole('button', { name: 'Edit Ada' }).click()
    await box(page, 'Ada').click()
    // The space around a checkbox belongs to it.
    await page
      .locator('td.kit-table-check')
      .first()
      .click({ position: { x: 4, y: 4 } })
    await expect(page).toHaveURL(/#Grace$/)
    await page.getByRole('link', { name: 'Ada' }).press('Enter')
    await expect(page).toHaveURL(/#Ada$/)
    await box(page, 'Ada').uncheck()
  })

  await test.step('leaves selected text and clicks with a modifier key alone', async () => {
    const cell = page.getByRole('row', { name: 'Grace' }).getByText('Editor')
    await page.evaluate(() => history.replaceState(null, '', '/bare'))
    await cell.click({ modifiers: ['ControlOrMeta'] })
    await cell.click({ modifiers: ['Shift'] })
    const { x, y, width, height } = (await cell.boundingBox())!
    await page.mouse.move(x + 20, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width - 20, y + height / 2, { steps: 5 })
    await page.mouse.up()
    expect(await page.evaluate(() => String(getSelection()))).not.toBe('')
    await expect(page).toHaveURL(/bare$/)
    await page.evaluate(() => getSelection()!.empty())
    await cell.click()
    await expect(page).toHaveURL(/#Grace$/)
  })

  await test.step('counts the checkboxes of rows that were added, replaced or morphed', async () => {
    await box(page, 'Ada').check()
    const more = await render({ rows: [...rows, { id: 4, name: 'Hedy', role: 'Owner' }] })
    // A morph keeps the rows that are the same, and resets the texts of the bar.
    await page.evaluate((html) => {
      const next = new DOMParser().parseFromString(html, 'text/html')
      document.querySelector('tbody')!.append(next.querySelector('tbody')!.lastElementChild!)
      document.querySelector('[data-kit-part="count"]')!.textContent = ''
    }, more)
    await expect(count(page)).toHaveText('1 of 4 selected')
    // A swap as that of htmx replaces the whole table.
    await page.evaluate(
      (html) => (document.querySelector('[data-kit="table"]')!.outerHTML = html),
      more,
    )
    await expect(archive(page)).toBeHidden()
    await all(page).click()
    await expect(count(page)).toHaveText('4 of 4 selected')
  })
})

test('selects all rows with the checkbox in the header, and notifies other listeners', async ({
  page,
}) => {
  await open(page, await render({ selected: [2] }))
  await expect(all(page)).toBeChecked({ indeterminate: true })
  await page.evaluate(() => {
    document.addEventListener('change', ({ target }) => {
      document.title += (target as HTMLInputElement).value
    })
  })
  await all(page).click()
  for (const name of names) await expect(box(page, name)).toBeChecked()
  await expect(count(page)).toHaveText('3 of 3 selected')
  // The one that was selected does not change.
  await expect(page).toHaveTitle(/^Bare(on)?13(on)?$/)
  await all(page).click()
  for (const name of names) await expect(box(page, name)).not.toBeChecked()
})

for (const withScript of [true, false]) {
  test(`submits the selected rows ${withScript ? 'with' : 'without'} the script`, async ({
    page,
  }) => {
    await open(page, await render(), { withScript })
    await box(page, 'Ada').check()
    await box(page, 'Katherine').check()
    await page.route('**/members?*', (route) => route.fulfill({ body: 'Archived' }))
    await archive(page).click()
    await expect(page).toHaveURL(/\/members\?ids%5B%5D=1&ids%5B%5D=3&do=archive$/)
  })
}

test(
  'stacks the cells of a narrow table below their labels',
  { tag: '@layout' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, await render({}, 'stacked'))
    const cell = page.getByRole('cell', { name: 'Editor' }).first()
    const header = page.getByRole('rowheader', { name: 'Ada' })
    const [top, bottom] = [await header.boundingBox(), await cell.boundingBox()]
    expect(bottom!.y).toBeGreaterThanOrEqual(top!.y + top!.height)
    expect(await cell.evaluate((one) => getComputedStyle(one, '::before').content)).toContain(
      '"Role"',
    )
    // The headers remain for screen readers; those with a link are visible.
    await expect(page.getByRole('columnheader')).toHaveCount(4)
    await expect(page.getByRole('link', { name: 'Role' })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 900, height: 800 })
    expect((await cell.boundingBox())!.y).toBeLessThan((await header.boundingBox())!.y + 5)
  },
)

test(
  'keeps the focus visible above the bar of a long table',
  { tag: '@layout' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 400 })
    const many = Array.from({ length: 30 }, (_, index) => ({
      id: index + 1,
      name: `Member ${index}`,
      role: 'A',
    }))
    await open(page, await render({ rows: many, selected: [1] }))
    for (let index = 0; index < 12; index++) {
      const link = page.getByRole('link', { name: `Member ${index}`, exact: true })
      await link.focus()
      const [target, bar] = [
        await link.boundingBox(),
        await page.locator('.kit-table-bulk').boundingBox(),
      ]
      expect(target!.y + target!.height, `${index}`).toBeLessThanOrEqual(bar!.y)
    }
  },
)
