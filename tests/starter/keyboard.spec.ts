import { findOverflow } from '../browser/find-overflow.ts'
import { findViolations } from '../browser/find-violations.ts'
import { watchPage } from '../browser/watch-page.ts'
import { starterAddress } from '../browser/address.ts'
import { expect, owner, recordToasts, signIn, test } from './test.ts'

const photo = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test.describe('without an account', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('keeps the email after a wrong password, signs in with the right one, and remembers the account', async ({
    context,
    page,
  }) => {
    const problems = watchPage(page, starterAddress)
    await page.goto('/users')
    await expect(page).toHaveURL('/login')
    const email = page.getByRole('textbox', { name: 'Email' })
    const password = page.getByRole('textbox', { name: 'Password' })
    await email.fill(owner.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('wrong-horse')
    await page.keyboard.press('Enter')
    const summary = page.getByRole('alert', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Invalid user credentials')
    await expect(email).toHaveValue(owner.email)
    await expect(password).toHaveValue('')
    expect(await findViolations(page)).toEqual([])

    await password.focus()
    await page.keyboard.type(owner.password)
    await page.getByRole('checkbox', { name: 'Keep me signed in' }).press('Space')
    await page.getByRole('button', { name: 'Sign in' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await context.clearCookies({ name: 'starter-session' })
    await page.goto('/users')
    await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
    expect(problems).toEqual([])
  })

  test('rejects even the right password after too many wrong ones', async ({ page }) => {
    await page.goto('/login')
    const summary = page.getByRole('alert', { name: 'There is a problem' })
    for (const password of ['1', '2', '3', '4', '5', '6', owner.password]) {
      await page.getByRole('textbox', { name: 'Email' }).fill('vera.silva@example.com')
      await page.getByRole('textbox', { name: 'Password' }).fill(password)
      const answer = page.waitForEvent('load')
      await page.keyboard.press('Enter')
      await answer
      await expect(summary).toBeFocused()
    }
    await expect(summary).toContainText('Too many wrong passwords')
    expect(await findViolations(page)).toEqual([])
  })

  test('signs out from the account menu', async ({ page }) => {
    await signIn(page)
    const account = page.getByRole('button', { name: owner.name })
    await account.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Your profile' })).toBeFocused()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(account).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/login')
    await page.goto('/settings')
    await expect(page).toHaveURL('/login')
  })
})

test('searches, filters, sorts and pages the index with the keyboard', async ({ page }) => {
  const problems = watchPage(page, starterAddress)
  await page.goto('/users')
  await page.getByRole('searchbox', { name: 'Name or email' }).focus()
  await page.keyboard.type('tanaka')
  await page.keyboard.press('Enter')
  const rows = page.getByRole('rowheader')
  await expect(rows).toHaveCount(20)
  await expect(page.getByText('Showing 1–20 of 25')).toBeVisible()
  await page.getByRole('combobox', { name: 'Role' }).focus()
  // One letter: a busy machine may read a second one as the start of another word.
  await page.keyboard.press('v')
  await page.getByRole('button', { name: 'Search' }).press('Enter')
  await expect(page.getByRole('cell', { name: 'Viewer' })).toHaveCount(12)
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('viewer')

  const joined = page.getByRole('columnheader', { name: 'Joined' })
  for (const order of ['ascending', 'descending']) {
    await joined.getByRole('link').press('Enter')
    await expect(joined).toHaveAttribute('aria-sort', order)
  }
  await expect(page.getByRole('searchbox')).toHaveValue('tanaka')

  await page.goto('/users?page=999')
  await expect(page.getByRole('link', { name: 'Page 25' })).toHaveAttribute('aria-current', 'page')
  await expect(rows.last()).toContainText('Zoe Tanaka')
  await page.getByRole('link', { name: 'Previous' }).press('Enter')
  await expect(page).toHaveURL('/users?page=24')

  await page.goto('/users?q=nobody')
  await page.getByRole('link', { name: 'Show all members' }).press('Enter')
  await expect(rows).toHaveCount(20)
  expect(problems).toEqual([])
})

test('selects members, and deletes them only after confirmation', async ({ page }) => {
  const problems = watchPage(page, starterAddress)
  const readToasts = await recordToasts(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/users?q=kaya')
  const open = page.getByRole('button', { name: 'Delete selected…' })
  const modal = page.getByRole('alertdialog', { name: 'Delete the selected members?' })
  const keep = modal.getByRole('button', { name: 'Keep them' })
  for (const name of ['Kaya Adler', 'Kaya Costa']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).press('Space')
  }
  await open.press('Enter')
  await expect(keep).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(modal).toBeHidden()
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(keep).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(readToasts).toEqual([expect.stringContaining('2 members are deleted.')])
  await expect(page).toHaveURL('/users?q=kaya')
  const rows = page.getByRole('rowheader')
  await expect(rows).toHaveCount(18)
  await expect(rows.filter({ hasText: /Adler|Costa/ })).toHaveCount(0)

  await expect(open).toBeHidden()
  expect(problems).toEqual([])
})

test('suspends a member from the menu of its row', async ({ page }) => {
  await page.goto('/users?q=lena.adler')
  const row = page.getByRole('row').filter({ hasText: 'Lena Adler' })
  await expect(row.getByText('Active')).toBeVisible()
  await row.getByRole('button', { name: 'Actions for Lena Adler' }).press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(row.getByText('Suspended')).toBeVisible()
})

test('edits a member with the keyboard, after validation errors', async ({ page }) => {
  const problems = watchPage(page, starterAddress)
  const readToasts = await recordToasts(page)
  await page.goto('/users?q=malik.okafor')
  await page.getByRole('link', { name: 'Malik Okafor' }).press('Enter')
  const name = page.getByRole('textbox', { name: 'Name' })
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(name).toHaveValue('Malik Okafor')
  await name.fill('')
  await email.fill(owner.email)
  await page.getByRole('textbox', { name: 'Notes' }).fill('Knows the lathe.')
  await page.getByRole('radio', { name: 'Editor' }).press('Space')
  await page.getByRole('checkbox', { name: 'May invite others' }).setChecked(true)
  await page.getByRole('button', { name: 'Save' }).press('Enter')

  const summary = page.getByRole('alert', { name: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Enter a name.',
    'Somebody else has this email address already.',
  ])
  expect(await findViolations(page)).toEqual([])
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Knows the lathe.')
  await expect(page.getByRole('radio', { name: 'Editor' })).toBeChecked()
  await summary.getByRole('link').first().press('Enter')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Enter a name.')

  await page.keyboard.type('Malik O. Okafor')
  await email.fill('malik@example.com')
  await page.getByRole('combobox', { name: 'Team' }).focus()
  await page.keyboard.press('t')
  await page.getByLabel('First day').fill('2026-04-01')
  await page.getByRole('switch', { name: 'Weekly digest' }).setChecked(true)
  await page.getByLabel('Photo').setInputFiles(photo)
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect.poll(readToasts).toEqual([expect.stringContaining('Malik O. Okafor is saved.')])
  await expect(page.getByRole('heading', { level: 1, name: 'Malik O. Okafor' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Team' })).toHaveValue('Textiles')
  await expect(page.getByLabel('First day')).toHaveValue('2026-04-01')
  await expect(page.getByRole('switch', { name: 'Weekly digest' })).toBeChecked()
  await expect(page.locator('main img')).toHaveJSProperty('naturalWidth', 1)
  expect(problems).toEqual([])
})

test('selects tabs of the settings by arrow keys, URL and errors', async ({ page }) => {
  const problems = watchPage(page, starterAddress)
  const readToasts = await recordToasts(page)
  await page.goto('/settings')
  await page.getByRole('tab', { name: 'Workspace' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Notices' })).toBeFocused()
  await expect(page).toHaveURL('/settings?tab=notices')
  const reply = page.getByRole('textbox', { name: 'Replies go to' })
  await reply.fill('nowhere')
  await page.getByRole('tab', { name: 'Notices' }).press('End')
  await expect(page.getByRole('spinbutton', { name: 'Sign out after' })).toBeVisible()
  await page.getByRole('button', { name: 'Save settings' }).press('Enter')
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
  await expect(reply).toHaveAttribute('aria-invalid', 'true')
  await expect(reply).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await reply.fill('desk@example.com')
  await page.keyboard.press('Enter')
  await expect.poll(readToasts).toEqual([expect.stringContaining('The settings are saved.')])
  await page.goto('/settings?tab=notices')
  await expect(reply).toHaveValue('desk@example.com')
  expect(problems).toEqual([])
})

test('shows the navigation in a drawer on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const menu = page.getByRole('button', { name: 'Menu' })
  const drawer = page.getByRole('navigation', { name: 'Main' })
  await expect(drawer).toBeHidden()
  await menu.press('Enter')
  await expect(drawer).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await drawer.getByRole('link', { name: 'Members' }).press('Enter')
  await expect(page).toHaveURL('/users')
})

test('keeps the chosen theme on every page, and skips the header with the skip link', async ({
  page,
}) => {
  await page.goto('/')
  const paper = () =>
    page.evaluate(
      () => getComputedStyle(document.querySelector('[data-kit="shell"]')!).backgroundColor,
    )
  const light = await paper()
  await page.getByRole('button', { name: 'Dark' }).press('Enter')
  await expect.poll(paper).not.toBe(light)
  await page.goto('/settings')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
  expect(await paper()).not.toBe(light)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
