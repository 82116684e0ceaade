import { expect, test, type Locator, type Page } from '../test.ts'
import { findViolationsInBothSchemes } from '../find-violations.ts'
import { stopClock } from '../stop-clock.ts'
import { watchPage } from '../watch-page.ts'

const path = '/examples/tooltip'
const find = (page: Page, name: string) => {
  const control = page.locator('.example-preview').getByRole('button', { name, exact: true })
  const tip = control.locator('xpath=..').locator('[role="tooltip"]')
  return { control, tip }
}

/** Advances the page's clock until a tooltip is shown, or hidden. */
async function waitUntil(page: Page, tip: Locator, isShown: boolean): Promise<void> {
  await expect(async () => {
    // The browser may report the pointer a moment after it has moved.
    await page.clock.runFor(1000)
    expect(await tip.isVisible()).toBe(isShown)
  }).toPass()
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
})

test('describes its control, and shows where there is room', async ({ page }) => {
  // Another test waits for the delay.
  await page.locator('[data-kit-tooltip]').evaluateAll((tooltips) => {
    for (const tooltip of tooltips as HTMLElement[]) tooltip.dataset.kitTooltip = '0'
  })

  await test.step('describes its control, unless it is its name', async () => {
    await expect(find(page, 'Drafts').control).toHaveAccessibleDescription(
      'Nobody else sees your drafts',
    )
    await expect(find(page, 'Seats').control).toHaveAccessibleDescription(
      'Each of them costs five euros a month',
    )
    await expect(find(page, 'Bold').control).toHaveAccessibleDescription('')
  })

  await test.step('shows on focus at once, hides with Escape without losing the focus, and hides on blur', async () => {
    const problems = watchPage(page)
    const { control, tip } = find(page, 'Bold')
    const { tip: other } = find(page, 'Italic')
    await page.keyboard.press('Tab')
    await control.focus()
    await expect(tip).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(tip).toBeHidden()
    await expect(other).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
    await expect(control).toBeFocused()
    expect(problems).toEqual([])
  })

  await test.step('explains a disabled control to the pointer and the keyboard', async () => {
    const { control, tip } = find(page, 'Delete')
    await control.locator('xpath=..').hover()
    await expect(tip).toBeVisible()
    await page.mouse.move(5, 5)
    await expect(tip).toBeHidden()
    await page.keyboard.press('Tab')
    await control.focus()
    await expect(tip).toBeVisible()
  })

  await test.step('opens on its side of the control and inside the window, on phones and desktops, in both directions', async () => {
    for (const [width, dir] of [
      [360, 'rtl'],
      [1280, 'ltr'],
      [1280, 'rtl'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), dir)
      for (const side of ['top', 'bottom', 'start', 'end']) {
        const { control, tip } = find(page, side)
        // Faster than a pointer, before which the browser has to scroll and to stand still.
        await control.focus()
        await expect(tip).toBeInViewport({ ratio: 1 })
        const [a, b] = [(await control.boundingBox())!, (await tip.boundingBox())!]
        const isAbove = b.y + b.height <= a.y
        const isBelow = b.y >= a.y + a.height
        const isBeside = b.x + b.width <= a.x || b.x >= a.x + a.width
        expect(isAbove || isBelow || isBeside, side).toBe(true)
        if (width < 1280) continue
        const isLeft = b.x + b.width <= a.x
        expect(side === 'top' ? isAbove : side === 'bottom' ? isBelow : isLeft, side).toBe(
          side.length === 3 && side !== 'top'
            ? dir === 'rtl'
            : side === 'start'
              ? dir === 'ltr'
              : true,
        )
      }
    }
  })

  await test.step('does not change the line height of a text', async () => {
    const link = page.getByRole('link', { name: 'three invoices' })
    const heights = await link.evaluate((element) => {
      const paragraph = element.closest('p')!
      const before = paragraph.getBoundingClientRect().height
      element.closest('[data-kit="tooltip"]')!.replaceWith(element)
      return [before, paragraph.getBoundingClientRect().height]
    })
    expect(heights[0]).toBe(heights[1])
  })

  await test.step('closes with Escape before the dialog below it', async () => {
    const { control, tip } = find(page, 'Bold')
    await control.evaluate((button) => {
      const dialog = document.createElement('dialog')
      const around = button.closest('[data-kit="button.group"]')!
      around.before(dialog)
      dialog.append(around)
      dialog.showModal()
    })
    await control.hover()
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
    await expect(control).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(control).toBeHidden()
  })
})

test('shows in time under the pointer', async ({ page }) => {
  await stopClock(page)

  await test.step('shows under the pointer after a delay, and stays when the pointer moves over it', async () => {
    const { control, tip } = find(page, 'Drafts')
    await control.hover()
    await page.clock.runFor(120)
    await expect(tip).toBeHidden()
    await waitUntil(page, tip, true)
    const box = (await tip.boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
    // Otherwise time would pass before the browser reports the pointer.
    await expect.poll(() => tip.evaluate((element) => element.matches(':hover'))).toBe(true)
    await page.clock.runFor(400)
    await expect(tip).toBeVisible()
    await page.mouse.move(5, 5)
    await waitUntil(page, tip, false)
  })

  await test.step('stays while the pointer does, and after Escape stays hidden until the pointer returns', async () => {
    const { control, tip } = find(page, 'Drafts')
    await control.hover()
    await waitUntil(page, tip, true)
    await page.clock.runFor(1500)
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
    const box = (await control.boundingBox())!
    await page.mouse.move(box.x + 6, box.y + 6)
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.clock.runFor(500)
    await expect(tip).toBeHidden()
    await page.mouse.move(5, 5)
    await control.hover()
    await waitUntil(page, tip, true)
  })

  await test.step('shows one tooltip at a time, and hides it when its control is pressed', async () => {
    const bold = find(page, 'Bold')
    const italic = find(page, 'Italic')
    await bold.control.hover()
    await waitUntil(page, bold.tip, true)
    await italic.control.hover()
    await waitUntil(page, italic.tip, true)
    await expect(bold.tip).toBeHidden()
    await page.mouse.down()
    await expect(italic.tip).toBeHidden()
    await page.mouse.up()
    await page.clock.runFor(1000)
    await expect(italic.tip).toBeHidden()
  })
})

test('has no axe violations while it is shown', async ({ page }) => {
  const { control, tip } = find(page, 'Search')
  await control.hover()
  await expect(tip).toBeVisible()
  expect(await findViolationsInBothSchemes(page)).toEqual([])
})

test('shows when the focus returns from a popover', async ({ page }) => {
  const problems = watchPage(page)
  const { control, tip } = find(page, 'Drafts')
  await control.evaluate((button) => {
    const popover = Object.assign(document.createElement('div'), { popover: 'auto', id: 'opened' })
    const inside = Object.assign(document.createElement('button'), { textContent: 'In' })
    inside.autofocus = true
    popover.append(inside)
    document.body.append(popover)
    button.setAttribute('popovertarget', 'opened')
  })
  await control.press('Enter')
  await expect(page.getByRole('button', { name: 'In', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(control).toBeFocused()
  await expect(tip).toBeVisible()
  expect(problems).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows on hover and focus', async ({ page }) => {
    const { control, tip } = find(page, 'Drafts')
    await expect(tip).toBeHidden()
    await control.hover()
    await expect(tip).toBeVisible()
    const box = (await tip.boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
    await expect(tip).toBeVisible()
    await page.mouse.move(5, 5)
    await expect(tip).toBeHidden()
    await control.focus()
    await expect(tip).toBeVisible()
  })
})
