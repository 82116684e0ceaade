import { expect, test, type Page } from '../test.ts'
import { findHtmlProblems } from '../find-html-problems.ts'
import { findViolations } from '../find-violations.ts'
import { readSite } from '../read-site.ts'
import { watchPage } from '../watch-page.ts'

const { pages, components } = await readSite()
const { path: componentPage } = components[0]!

const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const search = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' })
const choice = (page: Page) => page.getByRole('checkbox', { name: 'Shortcuts of a single key' })

test('lists the shortcuts with ?, closes them with Escape and returns the focus', async ({
  page,
}) => {
  await page.goto(componentPage)
  const button = page.getByRole('button', { name: 'Keyboard shortcuts' })
  await button.focus()
  await page.keyboard.press('?')
  await expect(shortcuts(page)).toBeVisible()
  await expect(shortcuts(page).getByRole('definition')).toHaveCount(5)
  await expect(shortcuts(page)).toContainText('Ctrl K')
  await page.keyboard.press('Escape')
  await expect(shortcuts(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('opens the list with the button below every page, and closes it with a press beside it', async ({
  page,
}) => {
  for (const path of ['/', componentPage, '/no/such/page']) {
    await page.goto(path)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await shortcuts(page).getByText('Search', { exact: true }).click()
    await expect(shortcuts(page)).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(shortcuts(page)).toBeHidden()
  }
})

test('opens the search with each listed key', async ({ page }) => {
  await page.goto(componentPage)
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(key)
    await expect(search(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(search(page)).toBeHidden()
  }
})

test('announces keys on the buttons that they press', async ({ page }) => {
  await page.goto(componentPage)
  const open = page.getByRole('button', { name: 'Search', exact: true })
  await expect(open).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /')
  const list = page.getByRole('button', { name: 'Keyboard shortcuts' })
  await expect(list).toHaveAttribute('aria-keyshortcuts', '?')
})

test('turns single-key shortcuts off across pages, and on again', async ({ page }) => {
  await page.goto(componentPage)
  await page.keyboard.press('?')
  await choice(page).press('Space')
  await expect(choice(page)).not.toBeChecked()
  await shortcuts(page).getByRole('button', { name: 'Close' }).click()
  for (const path of [componentPage, '/']) {
    await page.goto(path)
    for (const key of ['/', '?']) await page.keyboard.press(key)
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    const open = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
    await expect(open).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
  }
  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeVisible()
  await page.keyboard.press('Escape')
  const list = page.getByRole('button', { name: 'Keyboard shortcuts' })
  await expect(list).not.toHaveAttribute('aria-keyshortcuts')
  await list.click()
  await choice(page).press('Space')
  await page.reload()
  await page.keyboard.press('/')
  await expect(search(page)).toBeVisible()
})

test('ignores keys while somebody types, holds another key, or has a dialog open', async ({
  page,
}) => {
  await page.goto('/components')
  const filter = page.getByRole('searchbox', { name: 'Filter components' })
  await filter.pressSequentially('/?')
  await expect(filter).toHaveValue('/?')
  await page.locator('body').evaluate((body) => {
    body.insertAdjacentHTML('beforeend', '<p contenteditable><b tabindex="0">Text</b></p>')
  })
  await page.locator('p[contenteditable]').focus()
  await page.keyboard.press('/')
  await page.getByRole('button', { name: 'Search', exact: true }).focus()
  for (const key of ['Control+/', 'Alt+/', 'Meta+/', 'Control+Shift+?']) {
    await page.keyboard.press(key)
  }
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  await expect(shortcuts(page)).toBeVisible()
  await expect(search(page)).toBeHidden()
})

test('keeps the setting for the page if there is no storage', async ({ page }) => {
  const problems = watchPage(page)
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    })
  })
  await page.goto(componentPage)
  await page.keyboard.press('?')
  await choice(page).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(shortcuts(page)).toBeHidden()
  expect(problems).toEqual([])
})

test('has no axe violations in the open list of shortcuts', async ({ page }) => {
  await page.goto(pages[0]!)
  await page.keyboard.press('?')
  await expect(shortcuts(page)).toBeVisible()
  expect(await findHtmlProblems(page)).toEqual([])
  for (const [width, colorScheme] of [
    [320, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    expect(await findViolations(page, { within: ['dialog[open]'] })).toEqual([])
    const { x, width: size } = (await shortcuts(page).boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + size).toBeLessThanOrEqual(width)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('offers no shortcuts', async ({ page }) => {
    await page.goto(componentPage)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByText('Keyboard shortcuts').first()).toBeHidden()
  })
})
