import { expect, test, type Page } from '../test.ts'
import { readFileSync } from 'node:fs'
import { findViolations } from '../find-violations.ts'
import { address } from '../address.ts'
import { openBarePage } from '../open-bare-page.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const path = '/guides/theming'

/** Shows the component and its single button with their script. */
async function openSwitches(page: Page): Promise<void> {
  const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
  await openBarePage(page, await edge.renderRaw('<x-kit::theme toggle /><x-kit::theme />'))
  await page.addScriptTag({ type: 'module', url: '/scripts/theme.js' })
}

test('selects, remembers and sends the theme', async ({ page, context }) => {
  await page.goto(path)
  await test.step('selects a theme with a press, marks its button, and remembers it', async () => {
    const root = page.locator('html')
    const group = page.getByRole('group', { name: 'Theme' })
    const button = (name: string) => group.getByRole('button', { name })
    await expect(button('System')).toHaveAttribute('aria-pressed', 'true')
    await button('Dark').click()
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await expect(button('Dark')).toHaveAttribute('aria-pressed', 'true')
    await expect(button('System')).toHaveAttribute('aria-pressed', 'false')
    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ name: 'kit-theme', value: 'dark', path: '/', sameSite: 'Lax' })
    await page.reload()
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await expect(button('Dark')).toHaveAttribute('aria-pressed', 'true')
    await button('System').press('Enter')
    await expect(root).not.toHaveAttribute('data-theme')
    expect(await context.cookies()).toEqual([])
  })

  await test.step('sends the selected theme in kit:theme, and selects the other with a toggle', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.evaluate(() => {
      document
        .querySelector('main')!
        .insertAdjacentHTML('afterbegin', '<button data-kit-theme="toggle">Other</button>')
      document.addEventListener('kit:theme', (event) => {
        const { dataset } = document.documentElement
        dataset.sent = `${dataset.sent ?? ''}${(event as CustomEvent).detail.theme};`
      })
    })
    const toggle = page.getByRole('button', { name: 'Other' })
    await toggle.click()
    await toggle.click()
    await expect(page.locator('html')).toHaveAttribute('data-sent', 'light;dark;')
  })
})

test('sets the theme before the first paint as a plain script in the head', async ({ page }) => {
  const script = readFileSync('kit/build/scripts/theme.js', 'utf8')
  await page.route(`${address}/plain/**`, (route) => {
    const isScript = route.request().url().endsWith('.js')
    return route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/html',
      // Firefox requests the icon of the site under the policy of the page.
      headers: {
        'content-security-policy': "default-src 'none'; script-src 'self'; img-src 'self'",
      },
      body: isScript
        ? script
        : '<!doctype html><script src="/plain/theme.js"></script><script src="/plain/theme.js"></script>' +
          '<body><button data-kit-theme="dark" aria-pressed="false">Dark</button>' +
          '<button data-kit-theme="toggle">Toggle</button>',
    })
  })
  await page.context().addCookies([{ name: 'kit-theme', value: 'dark', url: address }])
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      document.documentElement.dataset.atBody = document.documentElement.dataset.theme ?? 'none'
    }).observe(document, { childList: true, subtree: true })
  })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/plain/page')
  await expect(page.locator('html')).toHaveAttribute('data-at-body', 'dark')
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
  // Loaded twice, as in the head and in a bundle, it toggles only once.
  await page.getByRole('button', { name: 'Toggle' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(errors).toEqual([])
})

test('keeps the component and its single button in line with the theme of the page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openSwitches(page)
  const toggle = page.getByRole('button', { name: 'Dark theme' })
  const choice = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await expect(choice('System')).toHaveAttribute('aria-pressed', 'true')
  await toggle.press('Enter')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(choice('Dark')).toHaveAttribute('aria-pressed', 'true')
  await expect(choice('System')).toHaveAttribute('aria-pressed', 'false')
  await choice('Light').click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
})

test('presses "System" if the page has a theme that does not exist, such as an old cookie', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
  await openBarePage(page, await edge.renderRaw('<x-kit::theme toggle /><x-kit::theme />'))
  await page.evaluate(() => (document.documentElement.dataset.theme = 'foo'))
  await page.addScriptTag({ type: 'module', url: '/scripts/theme.js' })
  const isPressed = (name: string) =>
    expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await isPressed('Dark theme')
  await isPressed('System')
})

test('has no axe violations with a chosen theme', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await findViolations(page)).toEqual([])
  await openSwitches(page)
  await page.getByRole('button', { name: 'Light', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  expect(await findViolations(page)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('hides the switch, which could do nothing', { tag: '@layout' }, async ({ page }) => {
    const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
    await openBarePage(page, await edge.renderRaw('<x-kit::theme toggle /><x-kit::theme />'))
    await expect(page.getByRole('heading')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})
