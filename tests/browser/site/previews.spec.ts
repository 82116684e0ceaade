import { expect, test, type Locator, type Page } from '../test.ts'
import { findViolations } from '../find-violations.ts'
import { readSite } from '../read-site.ts'
import { watchPage } from '../watch-page.ts'

const { components } = await readSite()
/** A page whose first example has a form. */
const { path: formPage } = components.find(({ codes: [first = ''] }) => /form id/.test(first))!

async function open(page: Page) {
  await page.goto(formPage)
  const example = page.locator('.example').first()
  return {
    example,
    preview: example.locator('.example-preview'),
    tool: (name: string) => example.getByRole('button', { name }),
    alone: example.getByRole('link', { name: 'alone in a new tab' }),
  }
}

/**
 * Returns axe's violations with an example and its frame. Removes what is around it, because the time
 * of axe depends on all elements of a page, and other specs check them.
 */
async function findViolationsOf(example: Locator): Promise<string[]> {
  await example.evaluate((element) => {
    const others = document.querySelectorAll('.prose > *')
    for (const other of others) if (!other.contains(element)) other.remove()
  })
  return findViolations(example.page())
}

const scheme = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).colorScheme)

test('shows an example in the other theme and direction, in frames, and its code', async ({
  page,
  baseURL,
}) => {
  const problems = watchPage(page, baseURL)
  const { example, preview, tool } = await open(page)

  for (const key of ['Enter', 'Space']) {
    await test.step(`toggles the opposite theme of one example with ${key}`, async () => {
      const other = page.locator('.example-preview').nth(1)
      const before = await scheme(other)
      await tool('Opposite theme').press(key)
      await expect(tool('Opposite theme')).toHaveAttribute('aria-pressed', 'true')
      await expect(preview).toHaveCSS('color-scheme', 'dark')
      expect(await scheme(other)).toBe(before)
      await tool('Opposite theme').press(key)
      await expect(tool('Opposite theme')).toHaveAttribute('aria-pressed', 'false')
      expect(await scheme(preview)).toBe(before)
      await expect(preview).not.toHaveAttribute('data-theme')
    })
  }

  for (const width of [360, 768]) {
    await test.step(`shows an example in a frame of ${width} px with the height of its content, and in the page again`, async () => {
      await tool('Opposite theme').click()
      await tool(`${width} px wide`).click()
      await expect(tool(`${width} px wide`)).toHaveAttribute('aria-pressed', 'true')
      await expect(tool('Full width')).toHaveAttribute('aria-pressed', 'false')
      await expect(preview).toBeHidden()
      const frame = example.locator('iframe')
      const body = example.frameLocator('iframe').locator('body')
      await expect(body.locator('form')).toBeVisible()
      expect(await body.evaluate(() => innerWidth)).toBe(width)
      await expect(body).toHaveCSS('color-scheme', 'dark')
      const isWhole = () => body.evaluate(() => Math.abs(document.body.offsetHeight - innerHeight))
      await expect.poll(isWhole).toBeLessThan(2)
      await tool('Right to left').click()
      await expect(body).toHaveCSS('direction', 'rtl')
      await tool('Full width').click()
      await expect(frame).toHaveCount(0)
      await expect(preview).toBeVisible()
      await expect(preview).toHaveCSS('direction', 'rtl')
      await tool('Right to left').click()
      await tool('Opposite theme').click()
      expect(problems).toEqual([])
    })
  }

  await test.step('shows one example from right to left, and back', async () => {
    await tool('Right to left').click()
    await expect(preview).toHaveCSS('direction', 'rtl')
    await expect(tool('Right to left')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.example-preview').nth(1)).toHaveCSS('direction', 'ltr')
    await tool('Right to left').click()
    await expect(preview).toHaveCSS('direction', 'ltr')
  })

  await test.step('ignores a link to # in an example', async () => {
    await preview.evaluate((element) =>
      element.insertAdjacentHTML('beforeend', '<a href="#">Go</a>'),
    )
    await preview.getByRole('link', { name: 'Go' }).click()
    // Otherwise the URL would end in `#`, and the page would scroll to its top.
    expect(new URL(page.url()).href).toBe(new URL(formPage, page.url()).href)
  })

  await test.step('resizes the frame with its content', async () => {
    await tool('360 px wide').click()
    const body = example.frameLocator('iframe').locator('body')
    await expect(body.locator('form')).toBeVisible()
    await example.locator('.example-pane').evaluate((pane) => {
      pane.style.inlineSize = '502px'
    })
    await expect.poll(() => body.evaluate(() => innerWidth)).toBe(500)
    await expect(example.locator('output')).toHaveText('500 px')
    await tool('Full width').click()
  })

  await test.step('explains that a form in an example is not submitted', async () => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) sent.push(request.url())
    })
    await preview.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
    await preview.locator('[type="submit"]').click()
    await expect(example.locator('output')).toHaveText('Not sent: this is an example.')
    expect(sent).toEqual([])
  })

  await test.step('shows the opposite theme of a dark page in light', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await tool('Opposite theme').click()
    await expect(preview).toHaveCSS('color-scheme', 'light')
  })
})

test('fits a wide frame into a narrow page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const { example, tool } = await open(page)
  await tool('768 px wide').click()
  await expect(example.frameLocator('iframe').locator('form')).toBeVisible()
  const box = (await example.locator('iframe').boundingBox())!
  expect(box.x + box.width).toBeLessThanOrEqual(360)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('opens an example alone with its current theme and direction', async ({ page }) => {
  const { tool, alone } = await open(page)
  await tool('Opposite theme').click()
  await tool('Right to left').click()
  const [popup] = await Promise.all([page.waitForEvent('popup'), alone.click()])
  await popup.waitForLoadState()
  const root = popup.locator('html')
  await expect(root).toHaveCSS('color-scheme', 'dark')
  await expect(root).toHaveCSS('direction', 'rtl')
  await expect(popup.locator('form')).toBeVisible()
  await expect(popup.getByRole('banner')).toHaveCount(0)
})

test("applies the reader's theme to an example alone", async ({ page }) => {
  const { alone } = await open(page)
  await page.locator('[data-toggle-theme]').click()
  await page.goto((await alone.getAttribute('href'))!)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
})

test('explains where a link in an example would lead in an application, without following it', async ({
  page,
  context,
}) => {
  await page.goto('/components/nav')
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  const example = page.locator('.example').first()
  const output = example.locator('.example-bar output')
  await example.getByRole('link', { name: 'Team' }).click()
  await expect(output).toHaveText('In your application this link leads to /settings/team.')
  await example.getByRole('link', { name: 'Billing' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(output).toHaveText('In your application this link leads to /settings/billing.')
  await example.getByRole('link', { name: 'Profile' }).click({ button: 'middle' })
  await expect(output).toHaveText('In your application this link leads to /settings.')
  expect(requests).toEqual([])
  expect(context.pages()).toEqual([page])
  expect(await findViolationsOf(example)).toEqual([])
})

test('follows a link to an element of its own example', async ({ page }) => {
  await page.goto('/components/heading')
  const link = page.locator('.example-preview').getByRole('link', { name: 'Payment methods' })
  await link.click()
  await expect(page).toHaveURL(/#.*payment-methods$/)
})

test('explains a link in an example alone and in a frame the same', async ({ page }) => {
  await page.goto('/components/nav')
  const example = page.locator('.example').first()
  await example.getByRole('button', { name: '360 px wide' }).click()
  const frame = example.frameLocator('iframe')
  const link = frame.getByRole('link', { name: 'Team' })
  // Before its scripts have run, a frame follows its links.
  const state = () => link.evaluate(({ ownerDocument }) => ownerDocument.readyState)
  await expect.poll(state).toBe('complete')
  await link.click()
  await expect(frame.locator('.example-note')).toHaveText(/this link leads to \/settings\/team\.$/)
  await page.goto(
    (await example.getByRole('link', { name: 'alone in a new tab' }).getAttribute('href'))!,
  )
  const alone = page.url()
  await page.getByRole('link', { name: 'Billing' }).press('Enter')
  await expect(page.locator('.example-note')).toBeInViewport()
  await expect(page.locator('.example-note')).toHaveText(/leads to \/settings\/billing\.$/)
  expect(page.url()).toBe(alone)
})

test('opens one view of the code at a time with the keyboard, and copies it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { example } = await open(page)
  for (const view of await example.locator('.example-codes details').all()) {
    if ((await view.getAttribute('open')) === null) await view.locator('summary').press('Enter')
    await expect(example.locator('.example-codes pre:visible')).toHaveCount(1)
    await view.getByRole('button', { name: 'Copy' }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(`${copied}\n`).toBe(await view.locator('pre').textContent())
  }
})

test('gives the tools a size of at least 24 px, a name, a tooltip, and no axe violations', async ({
  page,
}) => {
  const { example, tool } = await open(page)
  const tools = example.locator('.example-tool')
  await expect(tools).toHaveCount(7)
  for (const button of await tools.all()) {
    const { width, height } = (await button.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    expect(await button.getAttribute('aria-label')).toBeTruthy()
    expect(await button.getAttribute('title')).toBeTruthy()
  }
  await tool('360 px wide').click()
  await tool('Opposite theme').click()
  await expect(example.frameLocator('iframe').locator('form')).toBeVisible()
  expect(await findViolationsOf(example)).toEqual([])
})
