import { expect, test, type Page } from '../test.ts'

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await page.goto('/examples/combobox')
  // Until the script is there, the names lead to the controls.
  const waiting = page.locator('.kit-combobox-control:not([aria-hidden])')
  if (javaScriptEnabled) await expect(waiting).toHaveCount(0)
})

const find = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })

/** The values that a form would submit. */
const listValues = (page: Page, name: string) =>
  page
    .locator(`select[name="${name}"]`)
    .evaluate((select: HTMLSelectElement) => [...select.selectedOptions].map(({ value }) => value))

test('chooses by keyboard and mouse', async ({ page }) => {
  await test.step('filters, moves and chooses by keyboard, and brings the value back', async () => {
    const country = find(page, 'Country')
    await country.focus()
    await page.keyboard.press('ArrowDown')
    await expect(country).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.type('DËNM')
    await expect(page.getByRole('option')).toHaveText(['Denmark'])
    // Escape closes the list; the next one brings the former choice back.
    await page.keyboard.press('Escape')
    await expect(country).toHaveAttribute('aria-expanded', 'false')
    await expect(country).toHaveValue('DËNM')
    await page.keyboard.press('Escape')
    await expect(country).toHaveValue('')
    await page.keyboard.press('ArrowUp')
    const last = page.getByRole('option', { name: 'Sweden' })
    await expect(country).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id'))!)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(country).toHaveValue('Austria')
    await expect(country).toHaveAttribute('aria-expanded', 'false')
    expect(await listValues(page, 'country')).toEqual(['at'])
  })

  await test.step('keeps text that is no option, chooses nothing, and passes the focus of its label on', async () => {
    const country = find(page, 'Country')
    await country.fill('Atlantis')
    await expect(page.getByRole('status').filter({ hasText: 'No matches' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(country).toHaveValue('Atlantis')
    await expect(country).toHaveAttribute('aria-invalid', 'true')
    expect(await listValues(page, 'country')).toEqual([''])
    await page.getByText('Country', { exact: true }).click()
    await expect(country).toBeFocused()
    await country.fill('france')
    await page.keyboard.press('Tab')
    await expect(country).toHaveValue('France')
    expect(await listValues(page, 'country')).toEqual(['fr'])
  })

  await test.step('follows a script that sets the value, also while the field has the focus', async () => {
    const country = find(page, 'Country')
    await country.focus()
    await page.locator('select[name="country"]').evaluate((select: HTMLSelectElement) => {
      select.value = 'dk'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(country).toHaveValue('Denmark')
    await page.keyboard.press('Tab')
    expect(await listValues(page, 'country')).toEqual(['dk'])
  })

  await test.step('adds and removes several values by keyboard and mouse', async () => {
    const languages = find(page, 'Languages')
    await languages.fill('ger')
    await page.keyboard.press('Enter')
    await expect(languages).toHaveValue('')
    expect(await listValues(page, 'languages[]')).toEqual(['English', 'German', 'Hindi'])
    await page.keyboard.press('Backspace')
    await page.getByRole('button', { name: 'Remove English' }).click()
    await expect(languages).toBeFocused()
    await page.getByRole('option', { name: 'Swahili' }).click()
    expect(await listValues(page, 'languages[]')).toEqual(['German', 'Swahili'])
  })

  await test.step('adds a new value, but leaves the keys of an input method alone', async () => {
    const category = find(page, 'Category')
    await category.fill('東京')
    await category.evaluate((input) =>
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }),
      ),
    )
    await expect(page.getByRole('option')).toHaveText(['Add “東京”'])
    await page.keyboard.press('Enter')
    expect(await listValues(page, 'category')).toEqual(['東京'])
    await expect(category).toHaveValue('東京')
  })

  await test.step('gets its initial value back when the form is reset', async () => {
    const zone = find(page, 'Time zone')
    await expect(zone).toHaveValue('London')
    await zone.evaluate((input) => {
      const form = document.createElement('form')
      const field = input.closest('[data-kit="combobox"]')!
      field.before(form)
      form.append(field)
    })
    await zone.fill('Nowhere')
    await page.keyboard.press('Tab')
    await zone.evaluate((input: HTMLInputElement) => input.form!.reset())
    await expect(zone).toHaveValue('London')
    expect(await listValues(page, 'zone')).toEqual(['London'])
  })
})

test('copes with slow servers and long lists', async ({ page }) => {
  await test.step('shows only the last answer of a URL, and says what went wrong', async () => {
    const waiting: (() => void)[] = []
    await page.route('**/samples/people.json?*', async (route) => {
      const text = new URL(route.request().url()).searchParams.get('q')!
      if (text === 'slow') await new Promise<void>((resolve) => waiting.push(resolve))
      const answers: Record<string, object> = {
        fail: { status: 500, body: 'No' },
        odd: { contentType: 'text/html', body: '<h1>Sign in</h1>' },
        broken: { json: [{ value: {}, label: 'x' }] },
        html: { contentType: 'text/html', body: '<option value="3">From <b>HTML</b></option>' },
      }
      await route.fulfill(answers[text] ?? { json: { data: [{ value: 1, label: text || 'all' }] } })
    })
    const owner = find(page, 'Owner')
    const status = page.getByRole('status').filter({ visible: true })
    for (const text of ['fail', 'odd', 'broken']) {
      await owner.fill(text)
      await expect(status).toHaveText('The search failed. Change the text to try again.')
      await expect(owner).toHaveValue(text)
    }
    await owner.fill('slow')
    await expect(status).toHaveText('Searching…')
    await expect.poll(() => waiting.length).toBe(1)
    await owner.fill('html')
    await expect(page.getByRole('option')).toHaveText(['From HTML'])
    waiting[0]!()
    await expect(page.getByRole('option')).toHaveText(['From HTML'])
    await page.keyboard.press('Enter')
    expect(await listValues(page, 'owner_id')).toEqual(['3'])
  })

  await test.step('closes a list that scrolls with Tab, and takes over the text', async () => {
    await page.locator('select[name="country"]').evaluate((select) => {
      for (let index = 0; index < 30; index++) select.append(new Option(`Andorra ${index}`))
    })
    const country = find(page, 'Country')
    const list = page.locator('.kit-combobox-popup').filter({ has: page.getByRole('option') })
    const isLeft = () =>
      country.evaluate(
        (input) => !input.closest('[data-kit-combobox]')!.contains(document.activeElement),
      )
    for (const [text, key, value, shown] of [
      ['denmark', '', 'dk', 'Denmark'],
      ['', '', '', ''],
      ['denmark', '', 'dk', 'Denmark'],
      ['an', '', '', 'an'],
      ['denmark', '', 'dk', 'Denmark'],
      ['', 'ArrowDown', '', ''],
    ] as const) {
      await country.fill(text)
      if (key) await page.keyboard.press(key)
      await expect(country).toHaveAttribute('aria-expanded', 'true')
      if (text !== 'denmark') {
        const isLong = await list.evaluate((one) => one.scrollHeight > one.clientHeight)
        expect(isLong, text).toBe(true)
      }
      await page.keyboard.press('Tab')
      await expect(country, text).toHaveAttribute('aria-expanded', 'false')
      await expect.poll(isLeft, text).toBe(true)
      await expect(country).toHaveValue(shown)
      expect(await listValues(page, 'country'), text).toEqual([value])
    }
  })

  await test.step('lists ten thousand options a hundred at a time, and reaches the last', async () => {
    await page.locator('select[name="country"]').evaluate((select) => {
      const options = Array.from({ length: 10_000 }, (_, index) => new Option(`Number ${index}`))
      select.replaceChildren(...options)
    })
    const country = find(page, 'Country')
    // By role, Playwright would look at each option of the select.
    const options = page.locator('[role="option"]').filter({ visible: true })
    await country.fill('number')
    await expect(options).toHaveCount(100)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => options.count()).toBeGreaterThan(100)
    await country.fill('number 9999')
    await page.keyboard.press('Enter')
    await expect(country).toHaveValue('Number 9999')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is a select', async ({ page }) => {
    const country = page.getByRole('combobox', { name: 'Country', exact: true })
    await country.selectOption('Denmark')
    await expect(country).toHaveValue('dk')
  })
})
