import { expect, test, type Page } from '../test.ts'
import { findViolationsInBothSchemes } from '../find-violations.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/examples/command')
})

const find = (page: Page, name = 'Command palette') => {
  const dialog = page.getByRole('dialog', { name, exact: true })
  return {
    dialog,
    field: dialog.getByRole('combobox', { name, exact: true }),
    options: dialog.getByRole('option'),
    status: dialog.getByRole('status'),
  }
}

/** The text of the highlighted item, if the field names it, too. */
const readActive = (page: Page) =>
  page.evaluate(() => {
    const active = document.querySelector(':modal [data-active]')
    const id = document.activeElement!.getAttribute('aria-activedescendant')
    return id && active?.id === id
      ? (active.querySelector('span') ?? active).textContent.trim()
      : null
  })

test('works by keyboard and pointer', async ({ page }) => {
  await test.step('opens, filters, moves and follows a link by keyboard, and returns the focus', async () => {
    const opener = page.getByRole('button', { name: 'Search Ctrl' })
    const { dialog, field, options, status } = find(page)
    await opener.press('Enter')
    await expect(field).toBeFocused()
    await expect(options).toHaveCount(5)
    expect(await readActive(page)).toBeNull()
    await page.keyboard.press('ArrowUp')
    expect(await readActive(page)).toBe('Sign out')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await readActive(page)).toBe('Projects')
    // All words count, in any order, without case and accents, but not those of the shortcut.
    await page.keyboard.type('PRÓJECT n')
    await expect(options.filter({ visible: true })).toHaveText(['New project'])
    expect(await readActive(page)).toBe('New project')
    await expect(dialog.getByRole('group', { name: 'Pages' })).toBeHidden()
    // In the text, these keys move the caret.
    await page.keyboard.press('Home')
    await page.keyboard.type('x')
    await expect(field).toHaveValue('xPRÓJECT n')
    await expect(status).toHaveText('Nothing found')
    expect(await readActive(page)).toBeNull()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(field).toHaveValue('')
    await expect(options.filter({ visible: true })).toHaveCount(5)
    // Keys of an input method choose nothing.
    await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    await expect(dialog).toBeVisible()
    await page.keyboard.type('sett')
    await page.keyboard.press('Enter')
    await expect(page.getByText('this link leads to /settings.')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('finds other words, highlights under the pointer, and skips disabled items', async () => {
    await page.getByRole('button', { name: 'Go to a setting' }).click()
    const settings = find(page, 'Settings')
    await settings.field.fill('dark')
    await expect(settings.options.filter({ visible: true })).toHaveText(['Appearance'])
    await settings.field.fill('')
    await settings.options.filter({ hasText: 'Members' }).hover()
    expect(await readActive(page)).toBe('Members')
    // A press beside the items leaves the focus in the field.
    await settings.status.evaluate((status) => (status.textContent = 'x'))
    await settings.status.click()
    await expect(settings.field).toBeFocused()
    await settings.dialog.getByRole('button', { name: 'Close' }).click()
    await expect(settings.dialog).toBeHidden()
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await page.keyboard.press('ArrowUp')
    expect(await readActive(page)).toBe('Delete the project…')
  })
})

test('opens by shortcut from anywhere, but leaves text fields and other dialogs alone', async ({
  page,
}) => {
  const { dialog, field } = find(page)
  const press = (options: object) =>
    page.locator('body').dispatchEvent('keydown', { bubbles: true, cancelable: true, ...options })
  await page.keyboard.press('k')
  await page.keyboard.press('Control+Shift+K')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(dialog).toBeHidden()
  // The same key of a keyboard with other letters
  await press({ key: 'ن', code: 'KeyK', ctrlKey: true })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  // A single key must not open anything while people type.
  await page.locator('dialog[data-keys="mod+k"]').evaluate((dialog) => (dialog.dataset.keys = '/'))
  await page.getByRole('main').evaluate((main) => main.prepend(document.createElement('input')))
  const input = page.locator('main > input')
  await input.focus()
  await page.keyboard.type('a/b')
  await expect(input).toHaveValue('a/b')
  await expect(dialog).toBeHidden()
  await input.blur()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.keyboard.press('Escape')
  // The keys of an item run it, unless another dialog is open.
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await find(page, 'Actions').options.filter({ hasText: 'Rename' }).click()
  const modal = page.getByRole('dialog', { name: 'Rename the project' })
  await expect(modal.getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Alt+k')
  await page.keyboard.press('Alt+c')
  await expect(find(page, 'Shortcuts').dialog).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeFocused()
  await page.keyboard.press('Alt+c')
  await expect(page.getByText('this link leads to /calendar.')).toBeVisible()
})

test('lists what the URL finds, and says what went wrong', async ({ page }) => {
  const waiting: (() => void)[] = []
  await page.route('**/samples/pages.json?*', async (route) => {
    const text = new URL(route.request().url()).searchParams.get('q')!
    if (text === 'slow') await new Promise<void>((resolve) => waiting.push(resolve))
    const html = '<optgroup label="People"><option value="/people/3">From <b>HTML</b></optgroup>'
    const answers: Record<string, object> = {
      fail: { status: 500, body: 'No' },
      odd: { contentType: 'text/html', body: '<h1>Sign in</h1>' },
      script: { json: [{ label: 'x', href: 'javascript:alert(1)' }] },
      html: { contentType: 'text/html', body: html },
      none: { json: [] },
    }
    await route.fulfill(answers[text] ?? { json: { data: [{ label: text, href: '/found' }] } })
  })
  await page.getByRole('button', { name: 'Search projects and people' }).click()
  const { dialog, field, options, status } = find(page, 'Search')
  for (const text of ['fail', 'odd', 'script']) {
    await field.fill(text)
    await expect(status).toHaveText('The search failed. Change the text to try again.')
    await expect(field).toHaveValue(text)
  }
  await field.fill('none')
  await expect(status).toHaveText('Nothing found')
  await field.fill('slow')
  await expect(status).toHaveText('Searching…')
  await expect.poll(() => waiting.length).toBe(1)
  await field.fill('html')
  await expect(options.filter({ visible: true })).toHaveText(['From HTML'])
  await expect(dialog.getByRole('group', { name: 'People' })).toBeVisible()
  waiting[0]!()
  await field.fill('all')
  await expect(options.filter({ visible: true })).toHaveText(['All projects', 'all'])
  await page.keyboard.press('ArrowDown')
  expect(await readActive(page)).toBe('all')
  await page.keyboard.press('Enter')
  await expect(page.getByText('this link leads to /found.')).toBeVisible()
})

test('has no axe violations in the results of a URL', async ({ page }) => {
  const html = '<optgroup label="People"><option value="/people/3">Ada</optgroup>'
  await page.route('**/samples/pages.json?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  )
  await page.getByRole('button', { name: 'Search projects and people' }).click()
  const { field, options } = find(page, 'Search')
  await field.fill('all')
  await expect(options.filter({ visible: true })).toHaveText(['All projects', 'Ada'])
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => readActive(page)).toBe('Ada')
  expect(await findViolationsInBothSchemes(page, { within: ['dialog[open]'] })).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is a dialog with links and buttons', async ({ page }) => {
    await page.getByRole('button', { name: 'Search Ctrl' }).click()
    const { dialog } = find(page)
    await expect(dialog.getByRole('link')).toHaveText([
      'Dashboard',
      'Projects',
      'Settings',
      'New project',
    ])
    await expect(dialog.getByRole('button')).toHaveText(['Sign out', ''])
    await expect(dialog.locator('input')).toBeHidden()
    await expect(dialog.getByRole('link', { name: 'Dashboard' })).toBeFocused()
  })
})
