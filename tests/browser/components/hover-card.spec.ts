import { expect, test, type Page } from '../test.ts'
import { isApart } from '../is-apart.ts'
import { findViolationsInBothSchemes } from '../find-violations.ts'

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/examples/hover-card')
  if (!javaScriptEnabled) return
  // Browsers that show cards themselves need no script.
  await page.waitForLoadState('networkidle')
  // Time passes five times as fast: for the script, and for these browsers.
  await page.evaluate(() => {
    const { setTimeout: wait } = window
    const hurry = (run: () => void, time = 0) => wait(run, time / 5)
    Object.assign(window, { setTimeout: hurry })
    const styles = new CSSStyleSheet()
    styles.replaceSync('[interestfor] { interest-delay: 100ms }')
    document.adoptedStyleSheets.push(styles)
  })
})

const find = (page: Page, link: string, card: string) => ({
  link: page.locator('.example-preview').getByRole('link', { name: link, exact: true }),
  card: page.getByRole('group', { name: card, exact: true }),
})
const findAda = (page: Page) => find(page, 'Ada Lovelace', 'About Ada Lovelace')

/** Longer than a card waits before it opens or closes. */
const wait = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 900)))

test('opens by focus, pointer and press', async ({ page }) => {
  await test.step('opens on focus, lets Tab in, and closes with Escape without losing the focus', async () => {
    const { link, card } = findAda(page)
    const inside = card.getByRole('link', { name: 'Write a message' })
    await page.keyboard.press('Tab')
    await link.focus()
    await expect(card).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(inside).toBeFocused()
    await wait(page)
    await expect(card).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(link).toBeFocused()
    await wait(page)
    await expect(card).toBeHidden()
    // When the focus comes back, it opens again.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(link).toBeFocused()
    await expect(card).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(card).toBeHidden()
    // Otherwise the card of the link with the focus would stay open.
    await page.locator(':focus').blur()
  })

  await test.step('opens under the pointer, stays while it is in the card, and closes with Escape', async () => {
    const { link, card } = findAda(page)
    await link.hover()
    await expect(card).toBeVisible()
    await card.getByText('Wrote the first program').hover()
    await wait(page)
    await expect(card).toBeVisible()
    await link.hover()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    const box = (await link.boundingBox())!
    await page.mouse.move(box.x + 4, box.y + 4)
    await wait(page)
    await expect(card).toBeHidden()
    await page.mouse.move(2, 2)
    await link.hover()
    await expect(card).toBeVisible()
    await page.mouse.move(2, 2)
    await expect(card).toBeHidden()
  })

  await test.step('shows a card beside each link that shares it, one card at a time', async () => {
    const ada = findAda(page)
    const { link: first, card } = find(page, 'Grace Hopper', 'About Grace Hopper')
    const { link: second } = find(page, 'Grace', 'About Grace Hopper')
    await ada.link.hover()
    await expect(ada.card).toBeVisible()
    for (const link of [first, second]) {
      await link.hover()
      await expect
        .poll(async () => {
          const [a, b] = [await link.boundingBox(), await card.boundingBox()]
          return b && Math.abs(a!.x - b.x) < 2 && b.y >= a!.y + a!.height
        })
        .toBe(true)
      await expect(ada.card).toBeHidden()
      // The card may cover the other link.
      await page.mouse.move(2, 2)
      await expect(card).toBeHidden()
    }
  })

  await test.step('stays in the window on phones and desktops, in both directions', async () => {
    await page.mouse.move(2, 2)
    await page.keyboard.press('Tab')
    for (const [width, dir] of [
      [360, 'ltr'],
      [1280, 'rtl'],
    ] as const) {
      await page.setViewportSize({ width, height: 700 })
      await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), dir)
      for (const name of ['Above', 'Beside', 'Below and wide']) {
        const link = page.getByRole('link', { name, exact: true })
        // Faster than a pointer, before which the browser has to scroll and to stand still.
        await link.focus()
        // Another card may still be open for a moment.
        const card = page.locator(`#${await link.getAttribute('interestfor')}:popover-open`)
        await expect(card).toBeInViewport({ ratio: 1 })
        expect(await isApart(link, card), `${name} at ${width}, ${dir}`).toBe(true)
        await page.keyboard.press('Escape')
        await expect(card).toHaveCount(0)
      }
    }
    await page.locator(':focus').blur()
  })

  await test.step('leaves a press to the link, and to a button that toggles its card', async () => {
    const button = page.getByRole('button', { name: 'Usage', exact: true })
    const card = page.locator('[aria-label="Usage of this month"]')
    await button.dispatchEvent('click')
    await expect(card).toBeVisible()
    await button.dispatchEvent('click')
    await expect(card).toBeHidden()
    // As in browsers that know no hints, whose popovers only close by their button
    await card.evaluate((element) => element.setAttribute('popover', 'manual'))
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('heading', { level: 1 }).dispatchEvent('click'),
    ]) {
      await button.dispatchEvent('click')
      await expect(card).toBeVisible()
      // The script learns a moment later that it is open.
      await expect(async () => {
        await close()
        await expect(card).toBeHidden({ timeout: 1000 })
      }).toPass()
    }
    const { link } = findAda(page)
    // As on a touch screen, which has no pointer that hovers
    await link.dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true })
    await wait(page)
    await expect(findAda(page).card).toBeHidden()
    await link.dispatchEvent('click')
    await expect(page.getByText('this link leads to /people/ada.')).toBeVisible()
  })

  await test.step('closes with Escape before the dialog below it', async () => {
    // Its card stays closed after a press, until the pointer has been elsewhere.
    await page.mouse.move(2, 2)
    const { link, card } = findAda(page)
    const dialog = page.locator('#below')
    await link.evaluate((link) => {
      const dialog = Object.assign(document.createElement('dialog'), { id: 'below' })
      const example = link.closest('.example-preview')!
      example.before(dialog)
      dialog.append(example)
      dialog.showModal()
    })
    await link.hover()
    await expect(card).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

test('has no axe violations in an open card', async ({ page }) => {
  const { link, card } = findAda(page)
  await link.hover()
  await expect(card).toBeVisible()
  // axe does not know the top layer, and compares no colours where texts overlap.
  await page.evaluate(() => {
    const styles = new CSSStyleSheet()
    styles.replaceSync(
      `body { visibility: hidden } :popover-open, [interestfor] { visibility: visible }`,
    )
    document.adoptedStyleSheets.push(styles)
  })
  expect(await findViolationsInBothSchemes(page, { within: [':popover-open'] })).toEqual([])
  await expect(card).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('leads to the page', { tag: '@layout' }, async ({ page }) => {
    const { link } = findAda(page)
    await expect(link).toHaveAttribute('href', '/people/ada')
    await link.focus()
    await expect(link).toBeFocused()
  })
})
