import { expect, test, type Page } from '../test.ts'
import { findViolationsInBothSchemes } from '../find-violations.ts'
import { watchPage } from '../watch-page.ts'

const path = '/components/button'

async function open(page: Page) {
  await page.goto(path)
  const example = page.locator('.example:has(.example-controls)')
  const shown = example.locator('.example-preview .kit-button')
  const code = (view: string) =>
    example.locator('.example-codes details', { hasText: view }).first()
  return { example, shown, code }
}

test('applies choices to the example, its code and its frame', async ({ page }) => {
  const problems = watchPage(page)
  const { example, shown, code } = await open(page)

  await test.step('applies a choice to the example and every view of its code', async () => {
    await expect(shown).toHaveAttribute('data-variant', 'solid')
    await example.getByLabel('variant').selectOption('outline')
    await example.getByLabel('size').selectOption('lg')
    await expect(shown).toHaveAttribute('data-variant', 'outline')
    await expect(shown).toHaveAttribute('data-size', 'lg')
    const tag = '<x-kit::button variant="outline" size="lg">Save changes</x-kit::button>\n'
    await expect(code('Edge').locator('pre')).toHaveText(tag, { useInnerText: false })
    await expect(code('Edge @').locator('pre')).toContainText("variant: 'outline', size: 'lg'")
    await expect(code('HTML').locator('pre')).toContainText('data-variant="outline"')
    await expect(code('Edge').locator('[class^=tok-]').first()).toBeVisible()
    await example.getByLabel('variant').selectOption('solid')
    await example.getByLabel('size').selectOption('md')
    const written = '<x-kit::button>Save changes</x-kit::button>\n'
    await expect(code('Edge').locator('pre')).toHaveText(written, { useInnerText: false })
    expect(problems).toEqual([])
  })

  await test.step('has no axe violations after a choice', async () => {
    await example.getByLabel('variant').selectOption('outline')
    await expect(shown).toHaveAttribute('data-variant', 'outline')
    // The time of axe depends on all elements of a page, even if axe skips them.
    await page
      .locator('.prose > :not(:has(.example-controls))')
      .evaluateAll((others) => others.forEach((other) => other.remove()))
    expect(await findViolationsInBothSchemes(page, { within: ['.example'] })).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    await example.getByLabel('variant').selectOption('solid')
  })

  await test.step('applies a choice to the example alone and in a frame', async () => {
    await example.getByRole('button', { name: 'Opposite theme' }).click()
    await example.getByRole('button', { name: '360 px wide' }).click()
    const framed = example.frameLocator('iframe').locator('.kit-button')
    await expect(framed).toHaveAttribute('data-variant', 'solid')
    await example.getByLabel('variant').selectOption('soft')
    await expect(framed).toHaveAttribute('data-variant', 'soft')
    await expect(framed).toHaveCSS('color-scheme', 'dark')
    await example.getByRole('button', { name: 'Full width' }).click()
    await expect(shown).toHaveAttribute('data-variant', 'soft')
    const href = await example.getByRole('link', { name: 'alone' }).getAttribute('href')
    await page.goto(href!)
    await expect(page.locator('main .kit-button')).toHaveAttribute('data-variant', 'soft')
    await page.goto(href!.replace(/choice=\d+/, 'choice=999'))
    await expect(page.locator('main .kit-button')).toHaveAttribute('data-variant', 'solid')
  })
})

test('has large controls that keys toggle', async ({ page }) => {
  await page.goto('/components/progress')

  await test.step('gives controls a height of at least 24 px', async () => {
    for (const label of await page.locator('.example-controls label').all()) {
      expect((await label.boundingBox())!.height).toBeGreaterThanOrEqual(24)
    }
  })

  await test.step('toggles a checkbox with the keyboard, and its attribute with it', async () => {
    const example = page.locator('.example:has(.example-controls)')
    const box = example.getByLabel('show-value')
    await expect(box).toBeChecked()
    await box.press('Space')
    await expect(box).toBeFocused()
    await expect(example.locator('pre').first()).not.toContainText('show-value')
    await expect(example.locator('.example-preview')).not.toContainText('60%')
    await box.press('Space')
    await expect(example.locator('pre').first()).toContainText('show-value')
  })
})

test('has room for the 88 characters of a line of code on a small laptop', async ({ page }) => {
  // 15 px less, because some systems show a scrollbar beside the page.
  await page.setViewportSize({ width: 1265, height: 720 })
  await page.goto('/components/table')
  const codes = await page.locator('.example-codes pre:visible').evaluateAll((all) =>
    all.map((pre) => ({
      longest: Math.max(...pre.textContent.split('\n').map((line) => line.length)),
      isCut: pre.scrollWidth > pre.clientWidth,
    })),
  )
  const fitting = codes.filter(({ longest }) => longest <= 88)
  expect(Math.max(...fitting.map(({ longest }) => longest))).toBeGreaterThan(84)
  expect(fitting.filter(({ isCut }) => isCut)).toEqual([])
})

test('opens a choice in the playground', async ({ page }) => {
  const { example } = await open(page)
  const link = example.getByRole('link', { name: 'in the playground' })
  const written = await link.getAttribute('href')
  await example.getByLabel('variant').selectOption('outline')
  await expect(link).not.toHaveAttribute('href', written!)
  await page.goto((await link.getAttribute('href'))!)
  await expect(page.locator('.cm-content')).toHaveText(
    '<x-kit::button variant="outline">Save changes</x-kit::button>',
  )
})

test('copies the code that is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { example } = await open(page)
  await example.getByLabel('variant').selectOption('ghost')
  const button = example.locator('.code-frame').first().getByRole('button')
  await button.click()
  await expect(button).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '<x-kit::button variant="ghost">Save changes</x-kit::button>',
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows an example as its author wrote it, without controls', async ({ page }) => {
    const { example, shown } = await open(page)
    await expect(shown).toHaveAttribute('data-variant', 'solid')
    await expect(example.locator('.example-controls')).toBeHidden()
  })
})
