import { expect, test, type Page } from '../test.ts'

/** Opens a form whose response keeps the page, and returns the methods of its requests. */
async function open(page: Page) {
  const sent: string[] = []
  await page.route('**/nowhere', async (route) => {
    sent.push(route.request().method())
    await route.fulfill({ status: 204 })
  })
  await page.goto('/examples/form')
  const form = page.locator('main form').first()
  await form.evaluate((element: HTMLFormElement) => {
    // Forms inside examples are never submitted.
    document.querySelector('main')!.prepend(element)
    element.action = '/nowhere'
    element.noValidate = true
  })
  return { sent, form, button: form.getByRole('button') }
}

test('submits once, unless another script submits or it may be submitted again', async ({
  page,
}) => {
  const { sent, form, button } = await open(page)
  await test.step('marks a submitted form as busy, and ignores a second press', async () => {
    const widthOf = async () => (await button.boundingBox())!.width
    const width = await widthOf()
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
    expect(await widthOf()).toBe(width)
    const spinner = await button.evaluate((one) => getComputedStyle(one, '::before').animationName)
    expect(spinner).toBe('kit-spin')
  })

  await test.step('resets a page from the back/forward cache', async () => {
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect(form).not.toHaveAttribute('aria-busy')
    await expect(button).not.toHaveAttribute('aria-disabled')
  })

  await test.step('does not mark a form as busy that may be submitted again', async () => {
    await form.evaluate((element) => element.removeAttribute('data-kit-once'))
    await button.click()
    await button.click()
    await expect.poll(() => sent).toHaveLength(3)
    await expect(form).not.toHaveAttribute('aria-busy')
  })

  await test.step('leaves a form alone that another script submits', async () => {
    await page.evaluate(() => {
      addEventListener('submit', (event) => event.preventDefault())
    })
    await button.click()
    await button.click()
    await expect(form).not.toHaveAttribute('aria-busy')
    expect(sent).toHaveLength(3)
  })
})
