import { expect, test, type Page } from '../test.ts'

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Format' })
const button = (page: Page, name: string) => toolbar(page).getByRole('button', { name })

test.beforeEach(async ({ page }) => {
  await page.goto('/examples/toolbar')
  await expect(button(page, 'Italic')).toHaveAttribute('tabindex', '-1')
})

test('is one stop for Tab, and moves by arrow keys', async ({ page }) => {
  for (const dir of ['rtl', 'ltr'] as const) {
    await test.step(`moves between the buttons with arrow keys, Home and End, ${dir}`, async () => {
      await page.evaluate((dir) => (document.documentElement.dir = dir), dir)
      const [back, forth] = ['ArrowLeft', 'ArrowRight']
      const to = (key: string) => (dir === 'ltr' ? key : key === back ? forth : back)
      await button(page, 'Bold').focus()
      for (const [key, name] of [
        [to(forth), 'Italic'],
        [to(forth), 'List'],
        ['End', 'Link…'],
        [to(forth), 'Bold'],
        [to(back), 'Link…'],
        ['Home', 'Bold'],
      ] as const) {
        await page.keyboard.press(key)
        await expect(button(page, name)).toBeFocused()
      }
    })
  }

  await test.step('is one stop for Tab, at the button that had the focus last', async () => {
    const before = page.getByRole('link', { name: 'Clear all' })
    await before.focus()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Bold')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(button(page, 'Italic')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('searchbox', { name: 'Search invoices' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(button(page, 'Italic')).toBeFocused()
  })

  await test.step('takes up a button that is added later', async () => {
    await button(page, 'Bold').evaluate((one) => {
      const copy = one.cloneNode(true) as HTMLElement
      copy.ariaLabel = 'Copy'
      one.before(copy)
      one.remove()
    })
    await expect(toolbar(page).locator('[tabindex="0"]')).toHaveCount(1)
    await button(page, 'Copy').focus()
    await page.keyboard.press('ArrowRight')
    await expect(button(page, 'Italic')).toBeFocused()
  })
})
