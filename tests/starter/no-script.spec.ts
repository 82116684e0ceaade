import { expect, signIn, test } from './test.ts'

test.use({ javaScriptEnabled: false, storageState: { cookies: [], origins: [] } })

test('lets people sign in, edit, search and delete without JavaScript', async ({ page }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Members', exact: true }).click()
  await page.getByRole('searchbox').fill('tilda')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Tilda Haddad' }).click()

  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'Enter a name.',
  )
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Tilda M. Haddad')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Tilda M. Haddad is saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Tilda M. Haddad…' }).click()
  await page.getByRole('button', { name: 'Delete the member' }).click()
  await expect(page.getByText('Tilda M. Haddad is deleted.')).toBeVisible()

  await page.goto('/users?q=tilda')
  await page.getByRole('checkbox', { name: 'Select Tilda Adler' }).check()
  await page.getByRole('button', { name: 'Delete selected…' }).click()
  await page.getByRole('button', { name: 'Delete them' }).click()
  await expect(page.getByText('Tilda Adler is deleted.')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(18)

  await page.goto('/settings')
  for (const title of ['Workspace', 'Notices', 'Security']) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Amina Adler' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
})
