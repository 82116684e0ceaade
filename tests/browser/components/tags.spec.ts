import { expect, test, type Page } from '../test.ts'

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await page.goto('/examples/tags')
  // Until the script is there, the names lead to the controls.
  const waiting = page.locator('.kit-tags-control:not([aria-hidden])')
  if (javaScriptEnabled) await expect(waiting).toHaveCount(0)
})

const find = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const control = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

function paste(input: Element): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'one\r\ntwo;three\tfour')
  const event = new Event('paste', { bubbles: true, cancelable: true })
  // Firefox ignores it as an option of a ClipboardEvent.
  input.dispatchEvent(Object.assign(event, { clipboardData }))
}

test('keeps a button in its place while people press it, and then adds the word', async ({
  page,
}) => {
  const keywords = find(page, 'Keywords')
  await keywords.evaluate((input) => {
    const root = input.closest<HTMLElement>('[data-kit="tags"]')!
    root.style.inlineSize = '12rem'
    root.insertAdjacentHTML('afterend', '<button type="button" id="save">Save</button>')
  })
  const save = page.locator('#save')
  await save.evaluate((button) => {
    button.addEventListener('click', () => {
      button.textContent = document.querySelector<HTMLInputElement>('[name="keywords"]')!.value
    })
  })
  await keywords.fill('a word that needs a line of its own')
  await save.scrollIntoViewIfNeeded()
  const { x, y } = (await save.boundingBox())!
  await page.mouse.move(x + 9, y + 6)
  await page.mouse.down()
  await expect(keywords).not.toBeFocused()
  expect((await save.boundingBox())!.y).toBe(y)
  await page.mouse.up()
  await expect(save).toContainText('a word that needs a line of its own')
  await keywords.fill('left')
  // Released elsewhere, it is no click.
  await page.mouse.move(1, 1)
  await page.mouse.down()
  await page.mouse.move(1, 99)
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Remove left' })).toBeVisible()
})

test('adds words, follows its control and belongs to its form', async ({ page }) => {
  await test.step('follows the control, passes the focus on, and stays as it is when disabled', async () => {
    await page.getByText('Guests', { exact: true }).click()
    await expect(find(page, 'Guests')).toBeFocused()
    await control(page, 'guests').evaluate((input: HTMLInputElement) => {
      input.value = 'ada@example.com'
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(page.getByRole('button', { name: 'Remove ada@example.com' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove archived' })).toBeDisabled()
    await expect(find(page, 'Labels')).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Remove archived' }).locator('svg')).toBeHidden()
    const word = page.getByRole('button', { name: 'Remove ada@example.com' }).locator('svg')
    await expect(word).toBeVisible()
    await control(page, 'guests').evaluate((input: HTMLInputElement) => (input.readOnly = true))
    await expect(word).toBeHidden()
  })

  await test.step('leaves the text of an input method alone, and the form to Enter in an empty field', async () => {
    const keywords = find(page, 'Keywords')
    await keywords.fill('東京')
    const notPrevented = await keywords.evaluate((input) =>
      input.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          isComposing: true,
          bubbles: true,
          cancelable: true,
        }),
      ),
    )
    expect(notPrevented).toBe(true)
    await expect(keywords).toHaveValue('東京')
    await keywords.evaluate((input: HTMLInputElement) => {
      input.value = '東京、'
      input.dispatchEvent(new InputEvent('input', { isComposing: true, bubbles: true }))
    })
    await expect(keywords).toHaveValue('東京、')
    await keywords.evaluate((input) =>
      input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })),
    )
    await expect(control(page, 'keywords')).toHaveValue('plan, year, 東京')
    const submitted = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('submit', (event) => {
            event.preventDefault()
            resolve([...new FormData(event.target as HTMLFormElement)])
          })
        }),
    )
    await keywords.press('Enter')
    expect(await submitted).toContainEqual(['keywords', 'plan, year, 東京'])
    await keywords.evaluate((input: HTMLInputElement) => input.form!.reset())
    await expect(page.getByRole('button', { name: 'Remove 東京' })).toBeHidden()
  })

  await test.step('adds words by Enter, comma, paste and on leaving, each once', async () => {
    const field = find(page, 'Tags')
    await field.focus()
    await page.keyboard.type('ribbon')
    await page.keyboard.press('Enter')
    await expect(control(page, 'tags')).toHaveValue('paper, gift, ribbon')
    await expect(page.getByRole('status').first()).toHaveText('ribbon added')
    await page.keyboard.type('card,')
    await expect(field).toHaveValue('')
    // The way of a paste, which arrives as a whole.
    await page.keyboard.insertText('red, PAPER, ,blue')
    await expect(control(page, 'tags')).toHaveValue('paper, gift, ribbon, card, red, blue')
    await expect(page.getByRole('status').first()).toHaveText('red, blue added')
    // A word that is there already is neither added nor announced.
    await page.keyboard.type('Gift;')
    await expect(field).toHaveValue('')
    await expect(control(page, 'tags')).toHaveValue('paper, gift, ribbon, card, red, blue')
    await expect(page.getByRole('status').first()).toHaveText('red, blue added')
    // A column of a spreadsheet, in place of the selected text.
    await field.fill('old')
    await field.selectText()
    await field.evaluate(paste)
    await expect(control(page, 'tags')).toHaveValue(/, blue, one, two, three, four$/)
    for (let count = 0; count < 4; count++) await field.press('Backspace')
    await field.evaluate((input: HTMLInputElement) => (input.readOnly = true))
    await field.evaluate(paste)
    await expect(control(page, 'tags')).toHaveValue(/, blue$/)
    await field.evaluate((input: HTMLInputElement) => (input.readOnly = false))
    await page.keyboard.type('last')
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'Remove blue' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Remove last' })).toBeVisible()
  })
})

test('removes words by Backspace, by arrow keys with Delete, and by pressing', async ({ page }) => {
  const field = find(page, 'Tags')
  await field.fill('uno, due, tre')
  await page.keyboard.press('Backspace')
  await expect(control(page, 'tags')).toHaveValue('paper, gift, uno, due')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Remove uno' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Delete')
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: 'Remove gift' }).click()
  await expect(control(page, 'tags')).toHaveValue('paper, uno')
  await expect(page.getByRole('status').first()).toHaveText('gift removed')
  // In a text, the keys belong to the text.
  await field.pressSequentially('ab')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await expect(field).toHaveValue('b')
  await page.evaluate(() => void (document.documentElement.dir = 'rtl'))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Remove uno' })).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is a text field with commas', { tag: '@layout' }, async ({ page }) => {
    const field = find(page, 'Tags')
    await expect(field).toHaveValue('paper, gift')
    await field.fill('paper, gift, card')
  })
})
