import type { Page } from '@playwright/test'
import { toBarePage } from './to-bare-page.ts'

/** Shows HTML with only the stylesheet of the package, like an application. */
export async function openBarePage(
  page: Page,
  html: string,
  { dir = 'ltr', head = '' } = {},
): Promise<void> {
  const url = '/bare'
  if (head) {
    const body = toBarePage(html, { dir, head })
    await page.route(`**${url}`, (route) => route.fulfill({ body, contentType: 'text/html' }))
    await page.goto(url)
    await page.unroute(`**${url}`)
    return
  }
  // The browser keeps the stylesheet of a page that the server sends.
  await page.goto(url)
  await page.evaluate(
    ([html, dir]) => {
      document.documentElement.dir = dir!
      document.querySelector('main')!.insertAdjacentHTML('beforeend', html!)
    },
    [html, dir],
  )
}
