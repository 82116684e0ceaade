import { expect, test, type Page } from '../test.ts'

/** A form whose answer leaves the page as it is; notes what is sent. */
async function open(page: Page) {
  const sent: string[] = []
  await page.route('**/nowhere', async (route) => {
    sent.push(route.request().method())
    await route.fulfill({ status: 204 })
  })
  await page.goto('/examples/form')
  const form = page.locator('main form').first()
  await form.evaluate((element: HTMLFormElement) => {
    // Forms of examples are never sent.
    document.querySelector('main')!.prepend(element)
    element.action = '/nowhere'
    element.noValidate = true
  })
  return { sent, form, button: form.getByRole('button') }
}

test('a form on its way is busy, and a second press is ignored', async ({ page }) => {
  const { sent, form, button } = await open(page)
  await button.press('Enter')
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toBeFocused()
  const isRefused = await form.evaluate((element: HTMLFormElement) => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    return !element.dispatchEvent(event)
  })
  expect(isRefused).toBe(true)
  await expect.poll(() => sent).toEqual(['POST'])
})

test('a form that another script sends is left to it', async ({ page }) => {
  const { sent, form, button } = await open(page)
  await page.evaluate(() => {
    addEventListener('submit', (event) => event.preventDefault())
  })
  await button.click()
  await button.click()
  await expect(form).not.toHaveAttribute('aria-busy')
  expect(sent).toEqual([])
})

test('a form that may be sent again is not busy', async ({ page }) => {
  const { sent, form, button } = await open(page)
  await form.evaluate((element) => element.removeAttribute('data-kit-once'))
  await button.click()
  await button.click()
  await expect.poll(() => sent).toHaveLength(2)
  await expect(form).not.toHaveAttribute('aria-busy')
})

test('a page that comes back is ready again', async ({ page }) => {
  const { form, button } = await open(page)
  await button.click()
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(form).not.toHaveAttribute('aria-busy')
  await expect(button).not.toHaveAttribute('aria-disabled')
})
