import type { Page } from '@playwright/test'
import { openBarePage } from '../open-bare-page.ts'
import { expect, test } from '../test.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const template = `<form novalidate>
  <x-kit::date name="due" label="Due" picker="calendar" value="2026-03-31" min="2026-01-15" max="2027-03-10" :disabled-days="[7, '2026-04-01']" />
  <x-kit::date name="stay" label="Stay" range picker="calendar" :value="['2026-03-09', '2026-03-14']" :presets="{ Easter: ['2026-04-03', '2026-04-06'] }" />
  <x-kit::date name="birth" label="Birth" picker="fields" locale="en-GB" />
  <button>Send</button>
</form>`

async function open(page: Page, options?: { dir: string }) {
  await openBarePage(page, await edge.renderRaw(template), options)
  for (const name of ['date', 'validity']) {
    await page.addScriptTag({ type: 'module', url: `/scripts/${name}.js` })
  }
}

/** The value of the focused day. */
const findFocused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLButtonElement).value)

test('chooses and explains days', async ({ page }) => {
  await open(page)
  await test.step('shows the same month again after an update in place', async () => {
    await page.getByRole('button', { name: 'Choose a date' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Next month' }).click()
    const april = dialog.locator('td:nth-child(4) > button').nth(2)
    await april.evaluate((button: HTMLButtonElement) => {
      button.value = '2000-01-01'
      button.textContent = '1'
    })
    await expect(april).toHaveText('15')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('chooses a day with the keys of the calendar', async () => {
    const input = page.getByLabel('Due')
    const trigger = page.getByRole('button', { name: 'Choose a date' }).first()
    const dialog = page.getByRole('dialog', { name: 'Choose a date' })
    await trigger.press('Enter')
    await expect(dialog).toBeVisible()
    await expect.poll(() => findFocused(page)).toBe('2026-03-31')
    await expect(dialog.getByRole('grid', { name: 'March 2026' })).toBeVisible()
    for (const [keys, day] of [
      ['ArrowRight', '2026-04-01'],
      ['ArrowDown', '2026-04-08'],
      ['Home', '2026-04-05'],
      ['End', '2026-04-11'],
      ['PageUp', '2026-03-11'],
      ['Shift+PageDown', '2027-03-10'],
      ['Shift+PageUp', '2026-03-10'],
      ['ArrowUp', '2026-03-03'],
      ['ArrowLeft', '2026-03-02'],
    ]) {
      await page.keyboard.press(keys!)
      await expect.poll(() => findFocused(page), keys).toBe(day)
    }
    // Disabled days can have the focus, but not be chosen.
    const sunday = dialog.getByRole('button', { name: 'Sunday, March 1, 2026' })
    await expect(sunday).toHaveAttribute('aria-disabled', 'true')
    await sunday.click({ force: true })
    await expect(dialog).toBeVisible()
    await expect(input).toHaveValue('2026-03-31')
    await dialog.getByRole('button', { name: 'Next month' }).click()
    await dialog.getByRole('button', { name: 'Thursday, April 2, 2026' }).click()
    await expect(dialog).toBeHidden()
    await expect(input).toHaveValue('2026-04-02')
    await trigger.press('Enter')
    await expect(dialog.getByRole('gridcell', { selected: true })).toHaveText('2')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(trigger).toBeFocused()
    // The last day of a shorter month replaces one that it does not have.
    await input.fill('2026-08-31')
    await trigger.press('Enter')
    await expect.poll(() => findFocused(page)).toBe('2026-08-31')
    await page.keyboard.press('PageDown')
    await expect.poll(() => findFocused(page)).toBe('2026-09-30')
    await page.keyboard.press('Escape')
  })

  await test.step('ends at the months of the first and the last day', async () => {
    await page.getByLabel('Due').fill('2026-03-31')
    await page.getByRole('button', { name: 'Choose a date' }).first().click()
    const dialog = page.getByRole('dialog')
    const title = dialog.getByRole('heading')
    for (const [name, steps, month, day] of [
      ['Previous month', 2, 'January 2026', '2026-01-15'],
      ['Next month', 14, 'March 2027', '2027-03-10'],
    ] as const) {
      const button = dialog.getByRole('button', { name })
      for (let step = 0; step < steps; step += 1) {
        await expect(button).not.toHaveAttribute('aria-disabled')
        await button.click()
      }
      await expect(title).toHaveText(month)
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await button.press('Enter')
      await expect(title).toHaveText(month)
      await expect(dialog.locator('td > [tabindex="0"]')).toHaveAttribute('value', day)
    }
    await page.keyboard.press('Escape')
  })

  await test.step('places the calendar below the border of the field', async () => {
    const trigger = page.getByRole('button', { name: 'Choose a date' }).first()
    await trigger.click()
    const [box, panel] = await Promise.all(
      [page.locator('.kit-input-box').first(), page.getByRole('dialog')].map((one) =>
        one.boundingBox(),
      ),
    )
    expect(panel!.y - (box!.y + box!.height)).toBe(4)
    expect(panel!.x + panel!.width).toBe(box!.x + box!.width)
    await page.keyboard.press('Escape')
  })

  await test.step('explains what is wrong with a date, and keeps a half-typed one', async () => {
    const explain = (name: string) =>
      page.getByLabel(name).evaluate((input: HTMLInputElement) => input.validationMessage)
    await page.getByLabel('Due').fill('2026-04-01')
    expect(await explain('Due')).toMatch(/not available/)
    await page.getByLabel('Due').fill('2026-04-02')
    expect(await explain('Due')).toBe('')
    await page.getByLabel('Last day').fill('2026-03-01')
    expect(await explain('Last day')).toMatch(/before the first/)
    for (const [name, value] of [
      ['Day', '30'],
      ['Month', '2'],
      ['Year', '1985'],
    ]) {
      await page.getByLabel(name!, { exact: true }).fill(value!)
    }
    const day = page.getByLabel('Day', { exact: true })
    const message = () => day.evaluate((input: HTMLInputElement) => input.validationMessage)
    expect(await message()).toMatch(/does not exist/)
    await day.fill('28')
    expect(await message()).toBe('')
    await page.evaluate(() => {
      document.addEventListener('submit', (event) => {
        event.preventDefault()
        document.body.dataset.sent = 'true'
      })
    })
    await page.getByLabel('Due').fill('')
    await page.getByLabel('Due').focus()
    await page.keyboard.type('12')
    const isHalf = () =>
      page.getByLabel('Due').evaluate((input: HTMLInputElement) => input.validity.badInput)
    expect(await isHalf()).toBe(true)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.locator('body')).not.toHaveAttribute('data-sent')
    expect(await isHalf()).toBe(true)
  })
})

test('chooses a range in any order, keeps it if the choice is broken off, and takes presets', async ({
  page,
}) => {
  await open(page, { dir: 'rtl' })
  const group = page.getByRole('group', { name: 'Stay' })
  const [start, end] = ['First day', 'Last day'].map((name) => group.getByLabel(name))
  const dialog = group.getByRole('dialog')
  const trigger = group.getByRole('button', { name: 'Choose a date' })
  await trigger.click()
  await expect.poll(() => findFocused(page)).toBe('2026-03-09')
  await expect(dialog.locator('[data-between]')).toHaveCount(4)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => findFocused(page)).toBe('2026-03-10')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(start!).toHaveValue('2026-03-09')
  await trigger.click()
  await dialog.getByRole('button', { name: 'March 20, 2026' }).click()
  await dialog.getByRole('button', { name: 'March 18, 2026' }).click()
  await expect(start!).toHaveValue('2026-03-18')
  await expect(end!).toHaveValue('2026-03-20')
  await trigger.click()
  await dialog.getByRole('button', { name: 'Easter' }).click()
  await expect(start!).toHaveValue('2026-04-03')
  await expect(end!).toHaveValue('2026-04-06')
})

test('returns the focus to its button inside a popover', async ({ page }) => {
  await open(page)
  await page.locator('form').evaluate((form: HTMLElement) => {
    form.popover = 'auto'
    form.showPopover()
  })
  const trigger = page.getByRole('button', { name: 'Choose a date' }).first()
  for (const key of ['Escape', 'Enter']) {
    await trigger.press('Enter')
    await expect.poll(() => findFocused(page)).toBe('2026-03-31')
    await page.keyboard.press(key)
    await expect(trigger).toBeFocused()
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('has no buttons that do nothing', { tag: '@layout' }, async ({ page }) => {
    await openBarePage(page, await edge.renderRaw(template))
    await expect(page.getByRole('button')).toHaveCount(1)
    await expect(page.getByLabel('Due')).toHaveValue('2026-03-31')
  })
})
