import { expect, test, type Page } from '../test.ts'

/**
 * Keeps the page open, and records what its forms and links would do. Returns a function that lists
 * what they did since it was called before.
 */
async function record(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const done: string[] = []
    Object.assign(window, { done })
    document.addEventListener('submit', (event) => {
      const { action, method } = event.target as HTMLFormElement
      const { pathname, search } = new URL(action)
      done.push(`${method} ${pathname}${search}`)
      event.preventDefault()
      event.stopImmediatePropagation()
    })
    document.querySelector('main')!.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a')
      if (!link) return
      done.push(`open ${link.pathname}`)
      event.preventDefault()
    })
  })
  return () => page.evaluate(() => (window as unknown as { done: string[] }).done.splice(0))
}

const dialog = (page: Page) => page.getByRole('alertdialog')

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/examples/confirm')
})

test('asks before it acts', async ({ page }) => {
  const list = await record(page)
  await test.step('asks with the texts of the button, and sends its action when people confirm', async () => {
    const opener = page.getByRole('link', { name: 'Delete the invoice…' })
    await opener.click()
    await expect(dialog(page)).toHaveAccessibleName('Delete invoice 2041?')
    await expect(dialog(page)).toHaveAccessibleDescription(/three reminders/)
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(opener).toBeFocused()
    expect(await list()).toEqual([])
    await opener.click()
    await page.getByRole('button', { name: 'Delete the invoice', exact: true }).click()
    expect(await list()).toEqual(['post /invoices/2041?_method=DELETE'])
    await page.keyboard.press('Escape')
  })

  await test.step('sends a form only when people confirm, and closes the dialog', async () => {
    const opener = page.getByRole('button', { name: 'Delete the project…' })
    await opener.click()
    await expect(dialog(page)).toHaveAccessibleName('Delete the project Atlas?')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toBeHidden()
    expect(await list()).toEqual([])
    await opener.click()
    await page.getByRole('button', { name: 'Delete the project', exact: true }).click()
    await expect(dialog(page)).toBeHidden()
    expect(await list()).toEqual(['post /projects/7?_method=DELETE'])
  })

  await test.step('asks for a menu item, and returns the focus to the button of the menu', async () => {
    const menu = page.getByRole('button', { name: 'File', exact: true })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Delete budget.xlsx?')
    await expect(page.getByRole('menu')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    expect(await list()).toEqual([])
  })

  await test.step('shows its own texts again after a button with others', async () => {
    await page.getByRole('link', { name: 'Delete the invoice…' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Send…' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Are you sure?')
    await expect(dialog(page)).toHaveAccessibleDescription('')
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('repeats the press of an element without an action, unless a listener acts', async () => {
    const link = page.getByRole('link', { name: 'Send…' })
    await link.evaluate((link) => link.removeAttribute('data-kit-confirm-action'))
    await link.click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog(page)).toBeHidden()
    expect(await list()).toEqual(['open /newsletter/7/send'])
    await link.evaluate((link) =>
      link.addEventListener('kit:confirm', (event) => event.preventDefault()),
    )
    await link.click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog(page)).toBeHidden()
    expect(await list()).toEqual([])
  })

  await test.step('asks with the dialog of the browser on a page without its own', async () => {
    await page.evaluate(() => document.querySelectorAll('dialog').forEach((one) => one.remove()))
    const asked: string[] = []
    page.on('dialog', (one) => {
      asked.push(one.message())
      void (asked.length > 1 ? one.accept() : one.dismiss())
    })
    const opener = page.getByRole('button', { name: 'Delete the project…' })
    await opener.click()
    expect(await list()).toEqual([])
    await opener.click()
    expect(await list()).toEqual(['post /projects/7?_method=DELETE'])
    expect(asked).toEqual(['Delete the project Atlas?', 'Delete the project Atlas?'])
  })
})
