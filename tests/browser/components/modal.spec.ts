import { expect, test, type Page } from '../test.ts'
import { expectFocusTrap } from '../expect-focus-trap.ts'
import { findViolationsInBothSchemes } from '../find-violations.ts'
import { watchPage } from '../watch-page.ts'

const path = '/examples/modal'
const preview = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('opens with its button, traps the focus, and returns it after Escape', async ({ page }) => {
  const problems = watchPage(page)
  await page.goto(path)
  const opener = preview(page, 'Invite a member')
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Invite a member' })
  await expect(dialog).toBeVisible()
  await expect(dialog).toHaveAccessibleDescription('They get an email with a link.')
  await expect(dialog.getByLabel('Email')).toBeFocused()
  const stops = ['Cancel', 'Send', 'Close']
  for (const name of stops) {
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeFocused()
  await expectFocusTrap(page, 8)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(problems).toEqual([])
})

test('opens and closes by keyboard and pointer', async ({ page }) => {
  await page.goto(path)
  await test.step('closes with its buttons and with a press beside it', async () => {
    const opener = preview(page, 'Invite a member')
    const dialog = page.getByRole('dialog')
    for (const name of ['Cancel', 'Close']) {
      await opener.click()
      await dialog.getByRole('button', { name }).click()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 300)
    await expect(dialog).toBeHidden()
  })

  await test.step('keeps an alert dialog open until it is answered', async () => {
    await preview(page, 'Delete the project').click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete the project?' })
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await page.mouse.click(5, 300)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('locks the scrolling of the page only while a modal is open', async () => {
    const isLocked = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
    await preview(page, 'Small').click()
    expect(await isLocked()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await isLocked()).toBe(false)
    await expect(page.locator('html')).not.toHaveAttribute('style')
  })

  await test.step('sends kit:open and kit:close once each', async () => {
    await page.evaluate(() => {
      for (const name of ['kit:open', 'kit:close']) {
        document.addEventListener(name, ({ target }) => {
          const { dataset } = document.documentElement
          dataset.sent = `${dataset.sent ?? ''}${name} ${(target as Element).localName};`
        })
      }
    })
    await preview(page, 'Small').click()
    await expect(page.locator('html')).toHaveAttribute('data-sent', 'kit:open dialog;')
    await page.keyboard.press('Escape')
    const both = 'kit:open dialog;kit:close dialog;'
    await expect(page.locator('html')).toHaveAttribute('data-sent', both)
  })

  await test.step('turns an open dialog that is added later into a modal', async () => {
    const open = '<dialog open data-kit-dialog aria-label="Late"><button>Fine</button></dialog>'
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), open)
    const dialog = page.getByRole('dialog', { name: 'Late' })
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    await expect(dialog.getByRole('button')).toBeFocused()
    await page.keyboard.press('Escape')
  })

  await test.step('keeps header and footer in view while the content scrolls', async () => {
    await page.setViewportSize({ width: 360, height: 420 })
    await preview(page, 'Read the terms').click()
    const dialog = page.getByRole('dialog')
    const parts = [
      dialog.getByRole('heading'),
      dialog.getByRole('button', { name: 'Accept' }),
      dialog.getByRole('button', { name: 'Close' }),
    ]
    for (const top of [0, 120, 10_000]) {
      await dialog.evaluate((element, top) => element.scrollTo({ top, behavior: 'instant' }), top)
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
    }
  })
})

test('works in browsers without invoker commands and light dismiss', async ({ page }) => {
  await page.addInitScript(() => {
    delete (HTMLButtonElement.prototype as { commandForElement?: unknown }).commandForElement
    delete (HTMLDialogElement.prototype as { closedBy?: unknown }).closedBy
    // Disables the browser's own light dismiss.
    addEventListener('cancel', (event) => event.preventDefault(), true)
    // Disables commands, except for the script.
    addEventListener('command', (event) => event.preventDefault(), true)
  })
  await page.goto(path)
  const opener = preview(page, 'Invite a member')
  const dialog = page.getByRole('dialog')
  await opener.click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.click({ position: { x: 20, y: 20 } })
  await expect(dialog).toBeVisible()
  const { x, y } = (await dialog.boundingBox())!
  await page.mouse.move(x + 20, y + 20)
  await page.mouse.down()
  await page.mouse.move(5, 300)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 300)
  await expect(dialog).toBeHidden()
})

test('has no axe violations in open modals', async ({ page }) => {
  await page.goto(path)
  for (const name of ['Invite a member', 'Delete the project', 'What is new']) {
    await preview(page, name).click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    const found = await findViolationsInBothSchemes(page, { within: ['dialog[open]'] })
    expect(found, name).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('opens and closes', async ({ page }) => {
    await page.goto(path)
    const opener = preview(page, 'Invite a member')
    const dialog = page.locator('dialog', { hasText: 'They get an email' })
    await opener.click()
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  })
})
