import { expect, test } from '../test.ts'

test('presses toggles by mouse and keyboard, and submits those that have a name', async ({
  page,
}) => {
  await page.goto('/examples/toggle')

  // One of several: radio buttons.
  const alignment = page.getByRole('radiogroup', { name: 'Alignment' })
  await alignment.getByRole('radio', { name: 'Left' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(alignment.getByRole('radio', { name: 'Centre' })).toBeChecked()
  await alignment.locator('label').nth(2).click()
  await expect(alignment.getByRole('radio', { name: 'Right' })).toBeChecked()

  // As many as people like: checkboxes.
  const days = page.getByRole('group', { name: 'Open on' })
  await days.getByText('Fri').click()
  await days.getByRole('checkbox', { name: 'Mon' }).focus()
  await page.keyboard.press('Space')
  const chosen = await days
    .locator('input:checked')
    .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value))
  expect(chosen).toEqual(['tue', 'wed', 'fri'])

  // Without a name: buttons with `aria-pressed`, and an event.
  const bold = page.getByRole('button', { name: 'Bold' })
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() =>
    document.addEventListener('kit:toggle', (event) => {
      const { value } = event.target as HTMLButtonElement
      document.title = `${value} ${(event as CustomEvent<{ pressed: boolean }>).detail.pressed}`
    }),
  )
  await bold.focus()
  await page.keyboard.press('Enter')
  await expect(bold).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveTitle('bold false')
  await page.getByRole('button', { name: 'Italic' }).click()
  await expect(page).toHaveTitle('italic true')
})
