import { expect, test, type Page } from './test.ts'
import { readSite } from './read-site.ts'

const { library, components } = await readSite()
const dismissible = `[data-${library.namespace}-dismissible]`
const closeButton = `[data-${library.namespace}-dismiss]`

for (const { title, path, events } of components.filter(({ script }) => script === 'dismiss')) {
  const event = events[0]!.name

  for (const key of ['Enter', 'Space']) {
    test(`${title}: removes the element with ${key} on its close button`, async ({ page }) => {
      await page.goto(path)
      const element = page.locator(`.example-preview ${dismissible}`).first()
      const count = await page.locator(dismissible).count()
      await element.locator(closeButton).press(key)
      await expect(page.locator(dismissible)).toHaveCount(count - 1)
    })
  }

  test(`${title}: removes the element with a click inside its close button, and sends ${event}`, async ({
    page,
  }) => {
    await page.goto(path)
    await record(page, event)
    await page.locator(`${closeButton} svg`).first().click()
    await expect(page.locator('html')).toHaveAttribute('data-sent-by', 'connected')
    await expect(page.locator(dismissible)).toHaveCount(0)
  })

  test(`${title}: keeps the element if ${event} is prevented`, async ({ page }) => {
    await page.goto(path)
    await record(page, event, true)
    await page.locator(closeButton).first().click()
    await expect(page.locator('html')).toHaveAttribute('data-sent-by', 'connected')
    await expect(page.locator(dismissible).first()).toBeVisible()
  })
}

for (const { title, path, codes } of components) {
  test(`${title}: copies exactly the code with the copy buttons`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(path)
    const first = page.locator('.code-frame').first().getByRole('button')
    await first.click()
    await expect(first).toHaveText('Copied')
    const copied = await page.locator('.code-frame').evaluateAll(readCopies)
    expect(copied.map(({ text }) => text)).toEqual(copied.map(({ code }) => code))
    expect(copied.map(({ text }) => text.trimEnd())).toEqual(expect.arrayContaining(codes))
  })
}

/** Presses the button of each block of code, and returns the copied and the shown text. */
async function readCopies(blocks: Element[]): Promise<{ text: string; code: string }[]> {
  const copies = []
  for (const block of blocks) {
    const button = block.querySelector('button')!
    await navigator.clipboard.writeText('')
    button.textContent = 'Copy'
    const isAnswered = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (button.textContent !== 'Copy') resolve()
      })
      observer.observe(button, { childList: true })
    })
    button.click()
    await isAnswered
    const text = await navigator.clipboard.readText()
    copies.push({ text, code: block.querySelector('pre')!.textContent.replace(/\n$/, '') })
  }
  return copies
}

/** Records on the document whether the element of the event is still connected. */
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

test('keeps the colours of components, whatever their element', async ({ page }) => {
  await page.goto('/')
  // Collects the examples of all pages on one, because all share the same stylesheets.
  await page.evaluate(
    async (paths) => {
      const main = document.querySelector('main')!
      for (const path of paths) {
        const html = await (await fetch(path)).text()
        const other = new DOMParser().parseFromString(html, 'text/html')
        main.append(...other.querySelectorAll('.example-preview'))
      }
    },
    components.map(({ path }) => path),
  )
  const looks = await page.locator('.example-preview [data-variant]').evaluateAll((elements) =>
    elements
      .filter((element) => !element.matches(':disabled, [aria-disabled="true"]'))
      .map((element) => {
        const { variant, color } = (element as HTMLElement).dataset
        const look = [element.classList[0], variant, color].join(' ')
        return [look, getComputedStyle(element).color] as const
      }),
  )
  const texts = Map.groupBy(
    new Set(looks.map((look) => look.join(': '))),
    (look) => look.split(': ')[0],
  )
  expect(texts.size).toBeGreaterThan(5)
  expect([...texts].filter(([, colors]) => colors.length > 1)).toEqual([])
})
