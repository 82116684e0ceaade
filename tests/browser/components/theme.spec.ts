import { expect, test } from '../test.ts'
import { build } from 'esbuild'
import { findViolations } from '../find-violations.ts'
import { address } from '../address.ts'

const path = '/guides/theming'

test('selects a theme with a press, marks its button, and remembers it', async ({
  page,
  context,
}) => {
  await page.goto(path)
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
  expect(await findViolations(page)).toEqual([])
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(button('Dark')).toHaveAttribute('aria-pressed', 'true')
  await button('System').press('Enter')
  await expect(root).not.toHaveAttribute('data-theme')
  expect(await context.cookies()).toEqual([])
})

test('sends the selected theme in kit:theme, and selects the other with a toggle', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(path)
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<button data-kit-theme="toggle">Other</button>')
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

test('sets the theme before the first paint as a plain script in the head', async ({ page }) => {
  const { outputFiles } = await build({
    entryPoints: ['kit/scripts/theme.ts'],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
  })
  await page.route(`${address}/plain/**`, (route) => {
    const isScript = route.request().url().endsWith('.js')
    return route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/html',
      // Firefox requests the icon of the site under the policy of the page.
      headers: {
        'content-security-policy': "default-src 'none'; script-src 'self'; img-src 'self'",
      },
      body: isScript
        ? outputFiles[0]!.text
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
