import { expect, test } from '../test.ts'

test.beforeEach(({ page }) => page.goto('/examples/checkbox'))

test('checks boxes by keyboard and pointer', async ({ page }) => {
  await test.step('checks and unchecks a box with Space', async () => {
    const box = page.getByRole('checkbox', { name: 'Send me the news' })
    await box.press('Space')
    await expect(box).toBeChecked()
    await box.press('Space')
    await expect(box).not.toBeChecked()
  })

  await test.step('checks a box with a press on its label', async () => {
    await page.locator('.example-preview').getByText('Send me the news').click()
    await expect(page.getByRole('checkbox', { name: 'Send me the news' })).toBeChecked()
  })

  await test.step('shows an indeterminate box as mixed until it is pressed', async () => {
    const box = page.getByRole('checkbox', { name: 'Some of them' })
    await expect(box).toBeChecked({ indeterminate: true })
    await box.press('Space')
    await expect(box).toBeChecked()
    await page.evaluate(() => document.body.append(document.createElement('p')))
    await expect(box).toBeChecked({ indeterminate: false, checked: true })
  })

  await test.step('checks all boxes of a group with the select-all box, which shows their state', async () => {
    const group = page.getByRole('group', { name: 'Members' })
    const all = group.getByRole('checkbox', { name: 'Select all' })
    const others = group.locator('[name="members[]"]')
    await expect(all).toBeChecked({ indeterminate: true })
    await all.press('Space')
    await expect(others).toHaveCount(3)
    for (const box of await others.all()) await expect(box).toBeChecked()
    await others.nth(1).press('Space')
    await expect(all).toBeChecked({ indeterminate: true })
    await others.nth(1).press('Space')
    await expect(all).toBeChecked()
    await all.press('Space')
    for (const box of await others.all()) await expect(box).not.toBeChecked()
  })
})

test('shows the first state again when the form is reset', async ({ page }) => {
  const some = page.getByRole('checkbox', { name: 'Some of them' })
  const group = page.getByRole('group', { name: 'Members' })
  const all = group.getByRole('checkbox', { name: 'Select all' })
  await some.evaluate((box) => {
    const form = document.createElement('form')
    document.querySelector('main')!.prepend(form)
    form.append(
      box.closest('[data-kit="checkbox"]')!,
      document.querySelector('fieldset:has([name="members[]"])')!,
    )
  })
  const reset = () => page.locator('main > form').evaluate((form: HTMLFormElement) => form.reset())
  for (const times of [1, 2]) {
    for (let time = 0; time < times; time++) await some.press('Space')
    await all.press('Space')
    await expect(some).toBeChecked({ indeterminate: false, checked: times === 1 })
    await expect(all).toBeChecked()
    await reset()
    await expect(some).toBeChecked({ indeterminate: true })
    await expect(all).toBeChecked({ indeterminate: true })
  }
  await group.getByRole('checkbox', { name: 'Ada' }).press('Space')
  await expect(all).toBeChecked({ indeterminate: false, checked: false })
  await reset()
  await expect(all).toBeChecked({ indeterminate: true })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows no select-all box', { tag: '@layout' }, async ({ page }) => {
    await expect(page.locator('[data-kit-select-all]')).toBeHidden()
    await expect(page.locator('[name="members[]"]').first()).toBeVisible()
  })
})
