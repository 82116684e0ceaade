import { expect, test, type Page } from '../test.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 800, height: 600 })
  await page.goto('/examples/context-menu', { waitUntil: 'networkidle' })
})

const find = (page: Page, name: string) => ({
  button: page.getByRole('button', { name, exact: true }),
  menu: page.getByRole('menu', { name, exact: true }),
})

/** Right-clicks a point of the page, and returns the box of the menu. */
async function openAt(page: Page, name: string, x: number, y: number) {
  const { menu } = find(page, name)
  // A busy Firefox sends the click to what it has drawn last, so click until the menu opens. A menu
  // of the browser would get all further clicks, so prevent it.
  await page.evaluate(() => addEventListener('contextmenu', (event) => event.preventDefault()))
  await expect(async () => {
    await page.mouse.click(x, y, { button: 'right' })
    await expect(menu).toBeVisible({ timeout: 5000 })
  }).toPass()
  return (await menu.boundingBox())!
}

test('opens the menu at the pointer, and by its button at the button', async ({ page }) => {
  const name = 'Actions for budget.xlsx'
  const { button, menu } = find(page, name)
  const title = page.getByText('budget.xlsx', { exact: true })
  const place = (await title.boundingBox())!
  const [x, y] = [Math.round(place.x), Math.round(place.y)]
  const box = await openAt(page, name, x + 20, y + 5)
  expect([box.x, box.y]).toEqual([x + 20, y + 5])
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Download' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  // Again, at another place, while it is open
  await openAt(page, name, x + 20, y + 5)
  await page.mouse.click(x + 5, y + 8, { button: 'right' })
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(x + 5)
  await page.mouse.click(x + 30, 590)
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu).toBeVisible()
  const [a, b] = [(await button.boundingBox())!, (await menu.boundingBox())!]
  expect(b.y).toBeGreaterThanOrEqual(a.y + a.height)
  await page.getByRole('menuitem', { name: 'Open' }).click()
  await expect(page.getByText('this link leads to /files/7.')).toBeVisible()
})

test('stays in the window, also from right to left', async ({ page }) => {
  const name = 'Actions for budget.xlsx'
  await page
    .locator('[data-kit="context-menu"]')
    .first()
    .evaluate(async (area) => {
      document.body.append(area)
      area.style.cssText = 'position: fixed; inset: 0; z-index: 1; background: white'
      // A click only finds what the browser has drawn.
      const draw = () => new Promise(requestAnimationFrame)
      await draw()
      await draw()
    })
  const end = await openAt(page, name, 795, 595)
  expect([end.x + end.width, end.y + end.height].map(Math.round)).toEqual([795, 595])
  await page.keyboard.press('Escape')
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  const left = await openAt(page, name, 400, 300)
  expect([left.x + left.width, left.y].map(Math.round)).toEqual([400, 300])
  await page.keyboard.press('Escape')
  expect((await openAt(page, name, 10, 10)).x).toBe(10)
})

test('opens by keyboard at the button, and returns the focus', async ({ page }) => {
  const { button, menu } = find(page, 'Actions for plan.pdf')
  await button.press('Shift')
  // As browsers do for Shift + F10 and the key for context menus
  await button.dispatchEvent('contextmenu', { bubbles: true, cancelable: true })
  await expect(menu).toBeVisible()
  await expect(menu).not.toHaveAttribute('style')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('opens the menu of a row that is a link, and of a row that a table makes', async ({
  page,
}) => {
  for (const [text, name] of [
    ['notes.md', 'Actions for notes.md'],
    ['Grace Hopper', 'Actions for Grace Hopper'],
  ] as const) {
    const { button, menu } = find(page, name)
    const row = page.locator('[data-kit-context-menu]').filter({ hasText: text })
    await row.click({ button: 'right' })
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await button.click({ button: 'right' })
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

test('opens a menu elsewhere, and leaves fields, selected text and disabled buttons to the browser', async ({
  page,
}) => {
  /** Whether the browser would show its own menu. */
  const isOwn = (selector: string) =>
    page
      .locator(selector)
      .evaluate((element) =>
        element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
      )
  expect(await isOwn('h1')).toBe(true)
  expect(await isOwn('input[name="message"]')).toBe(true)
  expect(await isOwn('[data-kit-context-menu]:has(input[name="message"])')).toBe(true)
  await page.getByText('Right-click it').click({ button: 'right' })
  const { menu } = find(page, 'View')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByText('Right-click it').selectText()
  expect(await isOwn('text=Right-click it')).toBe(true)
})
