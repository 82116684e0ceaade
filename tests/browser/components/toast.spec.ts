import { expect, test, type Page } from '../test.ts'
import { findViolationsInBothSchemes } from '../find-violations.ts'
import { findOverflow } from '../find-overflow.ts'
import { stopClock } from '../stop-clock.ts'
import { watchPage } from '../watch-page.ts'

const path = '/examples/toast'
const region = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const toasts = (page: Page) => page.locator('[data-kit-part="list"] > [data-kit="toast"]')
type Message = { title?: string; description?: string; color?: string; duration?: number }
type Global = { kit: { toast: (message: Message) => HTMLElement | null } }

/** Shows a toast, which stays unless the message has a duration. */
const show = (page: Page, message: Message) =>
  page.evaluate(
    (message) => {
      ;(globalThis as unknown as Global).kit.toast(message)
    },
    { duration: 0, ...message },
  )

const pressCloseButtons = (page: Page) =>
  toasts(page)
    .locator('[data-kit-close-toast]')
    .evaluateAll((buttons) => (buttons as HTMLElement[]).forEach((button) => button.click()))

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
})

test('closes toasts in time, and announces them', async ({ page }) => {
  await stopClock(page)
  const closeAll = async () => {
    await pressCloseButtons(page)
    await page.clock.runFor(1000)
    await expect(toasts(page)).toHaveCount(0)
  }

  await test.step('shows a copy of the hidden toast with a button, and closes it after its duration', async () => {
    const problems = watchPage(page)
    await page.getByRole('button', { name: 'Archive', exact: true }).click()
    await expect(toasts(page)).toHaveText(/Project archived\s+You find it under Archive\./)
    await page.mouse.move(5, 5)
    await page.clock.runFor(5500)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(1500)
    await expect(toasts(page)).toHaveCount(0)
    await expect(region(page)).toBeHidden()
    expect(problems).toEqual([])
  })

  await test.step('pauses while the pointer is over a toast or the focus is in one', async () => {
    await show(page, { title: 'a', duration: 6000 })
    const hovered = page.locator('[data-kit="toast"]:hover')
    await toasts(page).hover()
    // Otherwise time would pass before the browser reports the pointer.
    await expect(hovered).toHaveCount(1)
    await page.clock.runFor(20000)
    await expect(toasts(page)).toHaveCount(1)
    await page.mouse.move(5, 5)
    await expect(hovered).toHaveCount(0)
    await page.keyboard.press('F6')
    await page.clock.runFor(20000)
    await expect(toasts(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await page.clock.runFor(7000)
    await expect(toasts(page)).toHaveCount(0)
  })

  await test.step('keeps a toast that is danger, has actions or the duration 0', async () => {
    await page.getByRole('button', { name: 'Delete the draft' }).click()
    await show(page, { title: 'a', color: 'danger', duration: undefined })
    await show(page, { title: 'b', duration: 0 })
    await show(page, { title: 'c', color: 'danger', duration: 1000 })
    await page.mouse.move(5, 5)
    await page.clock.runFor(60000)
    await expect(toasts(page)).toHaveCount(3)
    await closeAll()
  })

  await test.step('announces each toast once, and errors assertively', async () => {
    await show(page, { title: 'Saved', description: 'All of it.', color: 'success' })
    await show(page, { title: 'Failed', color: 'danger' })
    const part = (name: string) => page.locator(`[data-kit-toasts] > [data-kit-part="${name}"]`)
    await page.clock.runFor(1000)
    await expect(part('polite')).toHaveText(/^Saved\s+All of it\.$/)
    await expect(part('assertive')).toHaveText('Failed')
    await expect(part('polite')).toHaveAttribute('role', 'status')
    await expect(part('assertive')).toHaveAttribute('role', 'alert')
    await page.clock.runFor(5000)
    await expect(part('polite')).toBeEmpty()
    await expect(part('assertive')).toBeEmpty()
    await closeAll()
  })

  await test.step('shows a toast that the server adds to the region', async () => {
    await page.evaluate(() => {
      const toast = document.querySelector('.example-preview > [data-kit="toast"]')!
      document.querySelector('[data-kit-toasts]')!.append(toast.cloneNode(true))
    })
    await expect(toasts(page)).toHaveText(/Profile saved/)
    await expect(region(page)).toBeVisible()
    await toasts(page).evaluate((toast) => toast.remove())
  })

  await test.step('keeps a toast whose kit:close is prevented', async () => {
    await page.evaluate(() => {
      document.addEventListener('kit:close', (event) => event.preventDefault())
    })
    await show(page, { title: 'a', duration: 200 })
    await page.clock.runFor(600)
    await toasts(page).getByRole('button', { name: 'Close' }).click()
    await page.clock.runFor(400)
    await expect(toasts(page)).toHaveText('a')
  })
})

test('shows, orders and closes toasts', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Delete the draft' })
  const closeAll = async () => {
    await pressCloseButtons(page)
    await expect(toasts(page)).toHaveCount(0)
  }

  await test.step('leaves F6 to the browser if there is no toast', async () => {
    const isLeft = await page.evaluate(() => {
      const event = new KeyboardEvent('keydown', { key: 'F6', bubbles: true, cancelable: true })
      return document.body.dispatchEvent(event)
    })
    expect(isLeft).toBe(true)
  })

  for (const back of ['F6', 'Escape']) {
    await test.step(`focuses the toasts with F6, and returns the focus with ${back}`, async () => {
      await opener.press('Enter')
      await expect(opener).toBeFocused()
      await page.keyboard.press('F6')
      await expect(region(page)).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeFocused()
      await page.keyboard.press(back)
      await expect(opener).toBeFocused()
      await expect(toasts(page)).toHaveCount(1)
      await closeAll()
    })
  }

  for (const key of ['Enter', 'Space']) {
    await test.step(`closes a toast with ${key} on its close button, and moves the focus to the next one, then back`, async () => {
      await opener.focus()
      await show(page, { title: 'a' })
      await show(page, { title: 'b' })
      await page.keyboard.press('F6')
      await page.keyboard.press('Tab')
      await page.keyboard.press(key)
      await expect(toasts(page)).toHaveText(['b'])
      await expect(toasts(page).getByRole('button', { name: 'Close' })).toBeFocused()
      await page.keyboard.press(key)
      await expect(toasts(page)).toHaveCount(0)
      await expect(opener).toBeFocused()
    })
  }

  await test.step('closes the oldest toast if there are too many', async () => {
    for (const title of 'abcdefg') await show(page, { title })
    await expect(toasts(page)).toHaveText(['c', 'd', 'e', 'f', 'g'])
    await closeAll()
  })

  await test.step("escapes texts, uses the server's styles, and returns the element", async () => {
    const html = await page.evaluate(() => {
      const { kit } = globalThis as unknown as Global
      return kit.toast({ title: '<img src=x onerror=alert(1)>', color: 'success' })!.outerHTML
    })
    expect(html).toContain('data-color="success"')
    expect(html).toContain('&lt;img')
    expect(html).not.toContain('data-kit-part="description"')
    const odd = await page.evaluate(() => {
      const { kit } = globalThis as unknown as Global
      return kit.toast({ title: 'a', color: '"] , body' })!.dataset.color
    })
    expect(odd).toBe('neutral')
    await closeAll()
  })

  await test.step('shows a toast for an event from any element, the document or the window', async () => {
    await page.evaluate(() => {
      const send = (target: EventTarget, title: string, bubbles: boolean) =>
        target.dispatchEvent(
          new CustomEvent('kit:toast', { detail: { title, duration: 0 }, bubbles }),
        )
      send(document.querySelector('h1')!, 'a', true)
      send(document, 'b', false)
      send(window, 'c', false)
      document.dispatchEvent(new CustomEvent('kit:toast'))
    })
    await expect(toasts(page)).toHaveText(['a', 'b', 'c'])
    await closeAll()
  })

  await test.step('shows a toast above a dialog that was opened before it', async () => {
    await show(page, { title: 'a' })
    await page.evaluate(() => {
      const dialog = document.createElement('dialog')
      dialog.style.cssText = 'inset: 0; inline-size: 100%; block-size: 100%; max-inline-size: none'
      document.body.append(dialog)
      dialog.showModal()
    })
    await show(page, { title: 'b' })
    const isAbove = await toasts(page)
      .last()
      .evaluate((toast) => {
        // Elements beside a modal dialog ignore the pointer, but are visible.
        const dialog = document.querySelector('dialog[open]')!
        dialog.remove()
        const { x, y } = toast.getBoundingClientRect()
        return toast.contains(document.elementFromPoint(x + 20, y + 20))
      })
    expect(isAbove).toBe(true)
  })
})

test(
  'shows toasts in their corner inside the window, at every width and in both directions',
  { tag: '@layout' },
  async ({ page }) => {
    await show(page, { title: 'A long title that has to be broken over two lines at the least' })
    for (const [width, dir] of [
      [320, 'ltr'],
      [1280, 'ltr'],
      [1280, 'rtl'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), dir)
      const toast = toasts(page)
      await expect(toast).toBeInViewport({ ratio: 1 })
      // The frame of an example does not cut off content above the page.
      const overflow = await findOverflow(page)
      expect(overflow.filter((line) => !line.startsWith('cut off'))).toEqual([])
      const list = region(page)
      for (const position of ['bottom-end', 'bottom-start', 'top-start', 'top-end', 'top-center']) {
        await list.evaluate((list, position) => (list.dataset.position = position), position)
        const box = (await toast.boundingBox())!
        const isTop = box.y < 100
        expect(isTop, position).toBe(position.startsWith('top'))
        if (width < 1280) continue
        const middle = box.x + box.width / 2 - width / 2
        if (position.endsWith('center')) expect(Math.abs(middle)).toBeLessThan(2)
        else expect(middle > 0, position).toBe(position.endsWith('end') === (dir === 'ltr'))
      }
    }
  },
)

test('has no axe violations with toasts', async ({ page }) => {
  for (const color of ['neutral', 'primary', 'success', 'warning', 'danger']) {
    await show(page, { title: 'Title', description: 'Description', color })
  }
  expect(await findViolationsInBothSchemes(page)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows toasts in the page, without buttons that would do nothing', async ({ page }) => {
    const toast = page.locator('.example-preview [data-kit="toast"]').first()
    await expect(toast).toBeVisible()
    await expect(toast.getByRole('button')).toHaveCount(0)
  })
})
