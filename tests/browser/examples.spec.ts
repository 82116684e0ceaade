import { expect, test, type Page } from '@playwright/test'
import { readSite } from './read-site.ts'

const { library, components } = await readSite()
const dismissible = `[data-${library.namespace}-dismissible]`
const closeButton = `[data-${library.namespace}-dismiss]`

for (const { title, path, events } of components.filter(({ script }) => script === 'dismiss')) {
  const event = events[0]!.name

  for (const key of ['Enter', 'Space']) {
    test(`${title}: ${key} on the close button removes it`, async ({ page }) => {
      await page.goto(path)
      const element = page.locator(`.example-preview ${dismissible}`).first()
      const count = await page.locator(dismissible).count()
      await element.locator(closeButton).press(key)
      await expect(page.locator(dismissible)).toHaveCount(count - 1)
    })
  }

  test(`${title}: a click inside the close button removes it and sends ${event}`, async ({
    page,
  }) => {
    await page.goto(path)
    await record(page, event)
    await page.locator(`${closeButton} svg`).first().click()
    await expect(page.locator('html')).toHaveAttribute('data-sent-by', 'connected')
    await expect(page.locator(dismissible)).toHaveCount(0)
  })

  test(`${title}: preventDefault() of ${event} keeps it`, async ({ page }) => {
    await page.goto(path)
    await record(page, event, true)
    await page.locator(closeButton).first().click()
    await expect(page.locator('html')).toHaveAttribute('data-sent-by', 'connected')
    await expect(page.locator(dismissible).first()).toBeVisible()
  })
}

for (const { title, path, codes } of components) {
  test(`${title}: the copy buttons copy the code and nothing else`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(path)
    const blocks = page.locator('.code-frame')
    const copied: string[] = []
    for (const block of await blocks.all()) {
      await block.getByRole('button').click()
      await expect(block.getByRole('button')).toHaveText('Copied')
      copied.push(await page.evaluate(() => navigator.clipboard.readText()))
      expect(copied.at(-1)).toBe((await block.locator('pre').textContent())!.replace(/\n$/, ''))
    }
    expect(copied.map((text) => text.trimEnd())).toEqual(expect.arrayContaining(codes))
  })
}

/** Notes on the document that the event came from an element that is still there. */
async function record(page: Page, event: string, isPrevented = false): Promise<void> {
  await page.evaluate(
    ({ event, isPrevented }) => {
      document.addEventListener(event, (sent) => {
        const { isConnected } = sent.target as Element
        document.documentElement.dataset.sentBy = isConnected ? 'connected' : 'removed'
        if (isPrevented) sent.preventDefault()
      })
    },
    { event, isPrevented },
  )
}

test('the site leaves the colours of components alone, whatever their element', async ({
  page,
}) => {
  const texts = new Map<string, Set<string>>()
  for (const { path } of components) {
    await page.goto(path)
    const found = await page.locator('.example-preview [data-variant]').evaluateAll((elements) =>
      elements
        .filter((element) => !element.matches(':disabled, [aria-disabled="true"]'))
        .map((element) => {
          const { variant, color } = (element as HTMLElement).dataset
          const look = [element.classList[0], variant, color].join(' ')
          return [look, getComputedStyle(element).color] as const
        }),
    )
    for (const [look, text] of found) texts.set(look, (texts.get(look) ?? new Set()).add(text))
  }
  expect(texts.size).toBeGreaterThan(5)
  const differing = [...texts].filter(([, colors]) => colors.size > 1)
  expect(differing).toEqual([])
})
