import { expect, test, type Page } from '../test.ts'
import { findViolationsInBothSchemes } from '../find-violations.ts'
import { stopClock } from '../stop-clock.ts'
import { watchPage } from '../watch-page.ts'

const path = '/examples/dropdown'
const find = (page: Page, label: string) => ({
  button: page.getByRole('button', { name: label, exact: true }),
  menu: page.getByRole('menu', { name: label, exact: true }),
  item: (name: string) => page.getByRole('menuitem', { name, exact: true }),
})

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
})

test('works by keyboard', async ({ page }) => {
  await test.step('opens the menu with each key of the button, and focuses the first or last item', async () => {
    for (const [key, first] of [
      ['Enter', 'Profile'],
      ['Space', 'Profile'],
      ['ArrowDown', 'Profile'],
      ['ArrowUp', 'Sign out'],
    ] as const) {
      const { button, menu, item } = find(page, 'Account')
      await expect(button).toHaveAttribute('aria-haspopup', 'menu')
      await button.press(key)
      await expect(menu).toBeVisible()
      await expect(item(first)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button).toBeFocused()
    }
  })

  await test.step('handles a key in the menu that is pressed before the menu has the focus', async () => {
    const { button, item } = find(page, 'Account')
    const focused = await button.evaluate((button: HTMLElement) => {
      button.focus()
      button.click()
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
      return document.activeElement?.textContent?.trim()
    })
    expect(focused).toBe('Sign out')
    await expect(item('Sign out')).toBeFocused()
    await page.keyboard.press('Escape')
  })

  await test.step('wraps around with arrow keys, goes to the ends with Home and End, and skips disabled items', async () => {
    const { button, item } = find(page, 'Export')
    await button.press('ArrowDown')
    for (const [key, name] of [
      ['ArrowDown', 'HTML'],
      ['ArrowDown', 'CSV'],
      ['ArrowDown', 'PDF'],
      ['ArrowUp', 'CSV'],
      ['Home', 'PDF'],
      ['End', 'CSV'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(item(name)).toBeFocused()
    }
    await page.keyboard.press('Escape')
  })

  await test.step('focuses the item under the pointer', async () => {
    const { button, item } = find(page, 'Account')
    await button.press('Enter')
    await item('Sign out').hover()
    await expect(item('Sign out')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(item('Settings')).toBeFocused()
    await page.keyboard.press('Escape')
  })

  await test.step('focuses the first item although the menu opens under a resting pointer', async () => {
    const { button, item } = find(page, 'Account')
    await button.press('Enter')
    await expect(item('Profile')).toBeFocused()
    // Longer than the browser takes to notice what is under the pointer.
    for (let frame = 0; frame < 3; frame++) {
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await expect(item('Profile')).toBeFocused()
    await page.keyboard.press('Escape')
  })

  await test.step('follows a link in the menu with Enter and Space', async () => {
    const { button, menu, item } = find(page, 'Account')
    for (const [key, name, path] of [
      ['Enter', 'Profile', '/profile'],
      ['Space', 'Settings', '/settings'],
    ] as const) {
      await button.press('Enter')
      await item(name).press(key)
      await expect(page.getByText(`this link leads to ${path}.`)).toBeVisible()
      await expect(menu).toBeHidden()
    }
  })

  // Last, because Firefox may give the focus to its own controls.
  await test.step('closes the menu with Tab, and moves on from its button', async () => {
    const { button, menu } = find(page, 'Account')
    const first = menu.getByRole('menuitem').first()
    await button.press('Enter')
    await expect(first).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu).toBeHidden()
    const isAfter = await button.evaluate(
      (element) =>
        element.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(isAfter).toBeTruthy()
    await page.keyboard.press('Shift+Tab')
    await expect(button).toBeFocused()
    await button.press('Enter')
    await expect(first).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(menu).toBeHidden()
  })
})

test('focuses a menu that was opened before the script has loaded', async ({ page }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  // A script in the head would block rendering of the page.
  await page.route(/\/scripts\.[^/]*\.js$/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  const { button, menu, item } = find(page, 'Account')
  await button.press('Enter')
  await expect(menu).toBeVisible()
  await expect(button).toBeFocused()
  release()
  await expect(item('Profile')).toBeFocused()
})

test('focuses the item that starts with the typed letters', async ({ page }) => {
  await stopClock(page)
  const { button, item } = find(page, 'Account')
  await button.press('Enter')
  await page.keyboard.type('si')
  await expect(item('Sign out')).toBeFocused()
  await page.clock.runFor(700)
  await page.keyboard.press('s')
  await expect(item('Settings')).toBeFocused()
  await page.keyboard.press('s')
  await expect(item('Sign out')).toBeFocused()
  await page.clock.runFor(700)
  await page.keyboard.press('x')
  await expect(item('Sign out')).toBeFocused()
})

test('works by pointer, in forms and with dialogs', async ({ page }) => {
  await test.step('ticks items with a click, Space and Enter, and only Enter closes the menu', async () => {
    const { button, menu } = find(page, 'View')
    const role = page.getByRole('menuitemcheckbox', { name: 'Role' })
    const team = page.getByRole('menuitemcheckbox', { name: 'Team' })
    const name = page.getByRole('menuitemradio', { name: 'Name' })
    const joined = page.getByRole('menuitemradio', { name: 'Date joined', includeHidden: true })
    await button.press('Enter')
    await expect(role).toBeFocused()
    await page.keyboard.press('Space')
    await expect(role).not.toBeChecked()
    await page.keyboard.press('t')
    await expect(team).toBeFocused()
    await team.click()
    await expect(team).toBeChecked()
    await page.keyboard.press('ArrowDown')
    await expect(name).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(name).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(name).toBeChecked()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(joined).toBeChecked()
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    const sent = await button.evaluate((button: HTMLButtonElement) => [
      ...new FormData(button.form!).entries(),
    ])
    expect(sent).toEqual([
      ['columns[]', 'team'],
      ['order', 'joined'],
    ])
  })

  await test.step('activates a clicked item and closes the menu, and only closes it on a click elsewhere', async () => {
    const { button, menu, item } = find(page, 'Account')
    await button.click()
    await item('Settings').click()
    await expect(page.getByText('this link leads to /settings.')).toBeVisible()
    await expect(menu).toBeHidden()
    await button.click()
    await expect(menu).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(menu).toBeHidden()
    await button.click()
    await button.click()
    await expect(menu).toBeHidden()
  })

  await test.step('ignores a click on a disabled item', async () => {
    const { button, menu, item } = find(page, 'Export')
    await button.click()
    await item('JSON').click({ force: true })
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('opens a modal from an item, and returns the focus to the button of the menu', async () => {
    const problems = watchPage(page)
    const { button, menu, item } = find(page, 'File')
    const dialog = page.getByRole('dialog', { name: 'Rename the file' })
    await button.press('Enter')
    await item('Rename…').press('Enter')
    await expect(dialog).toBeVisible()
    await expect(menu).toBeHidden()
    await expect(dialog.getByLabel('New name')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await item('Rename…').click()
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    expect(problems).toEqual([])
  })

  await test.step('shows a menu above its modal, and closes one at a time with Escape', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share the file' })
    const { button, menu, item } = find(page, 'Can view')
    await button.press('Enter')
    await expect(item('Can view')).toBeFocused()
    await item('Can edit').click({ trial: true })
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(dialog).toBeVisible()
    await expect(button).toBeFocused()
    await button.click()
    await item('Can edit').click()
    await expect(menu).toBeHidden()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('supports the keyboard in a menu that is added later', async () => {
    await page.locator('main').evaluate((main) => {
      const preview = main.querySelector('.example-preview')!
      const html = preview.innerHTML
      preview.innerHTML = ''
      preview.innerHTML = html
    })
    const { button, item } = find(page, 'Account')
    await button.press('ArrowUp')
    await expect(item('Sign out')).toBeFocused()
  })
})

for (const dir of ['ltr', 'rtl'] as const) {
  test(`opens the menu at the start of its button, ${dir}, also inside the page`, async ({
    page,
    browserName,
  }) => {
    // Firefox 153 positions `position-area` wrongly if the element and the page differ in
    // direction.
    test.fail(browserName === 'firefox' && dir === 'rtl')
    const { button, menu } = find(page, 'Account')
    await page
      .locator('.example-preview')
      .first()
      .evaluate((preview, dir) => {
        preview.setAttribute('dir', dir)
      }, dir)
    await button.click()
    // The browser places the menu with a frame.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const [a, b] = [(await button.boundingBox())!, (await menu.boundingBox())!]
    expect(b.y).toBeGreaterThanOrEqual(a.y + a.height)
    const distance = dir === 'ltr' ? b.x - a.x : b.x + b.width - a.x - a.width
    expect(Math.abs(distance)).toBeLessThan(2)
  })
}

test('has no axe violations in open menus', async ({ page }) => {
  for (const [width, label] of [
    [360, 'Account'],
    [1280, 'Export'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const { button, menu } = find(page, label)
    await button.click()
    await expect(menu).toBeInViewport({ ratio: 1 })
    const found = await findViolationsInBothSchemes(page, { within: [':popover-open'] })
    expect(found, label).toEqual([])
    await page.keyboard.press('Escape')
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('opens the menu, moves through it with Tab and closes it with Escape', async ({ page }) => {
    const { button, menu, item } = find(page, 'Account')
    await button.press('Enter')
    await expect(menu).toBeVisible()
    for (const name of ['Profile', 'Settings', 'Sign out']) {
      await page.keyboard.press('Tab')
      await expect(item(name)).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })
})
