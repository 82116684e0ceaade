import { expect, test } from '../test.ts'
import { findViolationsInBothSchemes } from '../find-violations.ts'
import { readSite } from '../read-site.ts'
import { watchPage } from '../watch-page.ts'

const { components } = await readSite()
const { path: componentPage } = components[0]!

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`opens the search with ${key}, closes it with Escape and returns the focus`, async ({
    page,
  }) => {
    await page.goto(componentPage)
    const link = page.getByRole('navigation', { name: 'Documentation' }).getByRole('link').first()
    await link.focus()
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(link).toBeFocused()
  })
}

test('opens the search with its button, which gets the focus back after Escape', async ({
  page,
}) => {
  await page.goto(componentPage)
  const button = page.getByRole('button', { name: 'Search' })
  await button.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
})

test('closes the search with its button and with a click beside it', async ({ page }) => {
  await page.goto(componentPage)
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('/')
  await page.getByRole('dialog').getByRole('button').click()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('/')
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 400)
  await expect(dialog).toBeHidden()
})

test('moves through the results with arrow keys, and opens one with Enter', async ({ page }) => {
  const problems = watchPage(page)
  await page.goto('/')
  await page.keyboard.press('/')
  const input = page.getByRole('combobox', { name: 'Search' })
  await input.fill('button')
  const options = page.locator('#site-search-results').getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(input).toHaveAttribute('aria-expanded', 'true')
  // Pages whose text matches are added when their texts are loaded.
  await expect(options.nth(5)).toBeAttached()
  const count = await options.count()
  const isActive = async (index: number) => {
    const option = options.nth(index)
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('#site-search-results [aria-selected="true"]')).toHaveCount(1)
    await expect(input).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!)
  }
  await isActive(0)
  await page.keyboard.press('ArrowDown')
  await isActive(1)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await isActive(count - 1)
  await expect(options.last()).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  await isActive(0)
  await expect(input).toBeFocused()
  const target = await options.first().getAttribute('href')
  expect(problems).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname + url.hash === target)
})

test('shows groups of results, and the text of pages below them', async ({ page }) => {
  const problems = watchPage(page)
  await page.goto('/')
  await page.keyboard.press('/')
  const input = page.getByRole('combobox', { name: 'Search' })
  const results = page.locator('#site-search-results')
  await input.fill('drawer')
  const first = results.getByRole('group', { name: 'Components' }).getByRole('option').first()
  await expect(first).toHaveAttribute('href', '/components/drawer')
  const texts = results.getByRole('group', { name: 'In the text' }).getByRole('option')
  await expect(texts.first().locator('mark').first()).toHaveText(/drawer/i)
  await expect(results.getByRole('group').last()).toHaveAccessibleName('In the text')
  await input.fill('<x-kit::drwaer>')
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('no component')
  await expect(results.getByRole('option').first()).toHaveAttribute('href', '/components/drawer')
  expect(await findViolationsInBothSchemes(page, { within: ['dialog[open]'] })).toEqual([])
  expect(problems).toEqual([])
})

test('suggests pages before a query, those that were opened last first', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('/')
  const results = page.locator('#site-search-results')
  const suggested = results.getByRole('group', { name: 'Suggested' }).getByRole('option')
  await expect(suggested.first()).toHaveAttribute('href', '/guides/introduction')
  await expect(results.getByRole('group', { name: 'Recent' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Search' }).fill('toast')
  const found = results.getByRole('option').first()
  await expect(found).toHaveAttribute('href', '/components/toast')
  await found.click()
  await page.waitForURL('/components/toast')
  await page.keyboard.press('/')
  // Nobody searches for the page that they are on.
  await expect(suggested.first()).toBeVisible()
  const recent = results.getByRole('group', { name: 'Recent' }).getByRole('option')
  await expect(recent).toHaveCount(0)
  await page.goto('/')
  await page.keyboard.press('/')
  await expect(recent).toHaveAttribute('href', '/components/toast')
  await page.evaluate(() => localStorage.clear())
})

test('suggests pages if it finds nothing', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('жжжж')
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('жжжж')
  const suggested = page
    .locator('#site-search-results')
    .getByRole('group', { name: 'Suggested' })
    .getByRole('option')
  await expect(suggested.first()).toHaveAttribute('href', '/guides/introduction')
  await expect(page.locator('#site-search-results').getByRole('group')).toHaveCount(1)
})

test('leaves a slash in a field that somebody types into', async ({ page }) => {
  await page.goto('/')
  for (const html of [
    '<input>',
    '<textarea></textarea>',
    '<select><option>/</select>',
    '<p contenteditable><b>Text</b></p>',
  ]) {
    await page.locator('main').evaluate((main, html) => {
      main.innerHTML = html
      ;(main.firstElementChild as HTMLElement).focus()
    }, html)
    await page.keyboard.press('/')
    await expect.soft(page.getByRole('dialog'), html).toBeHidden()
  }
  await page.locator('main').evaluate((main) => (main.innerHTML = '<button>Go</button>'))
  await page.getByRole('button', { name: 'Go' }).press('/')
  await expect(page.getByRole('dialog')).toBeVisible()
})
