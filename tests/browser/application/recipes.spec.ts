import { expect, test, type Page } from '../test.ts'
import { readContent } from '../../../engine/io/read-content.ts'
import { parsePage } from '../../../engine/library/markdown/index.ts'
import { openPlayground, type Playground } from '../../playground/open-playground.ts'
import { toGuidesFiles } from '../../playground/to-guides-files.ts'
import { listAppFiles } from '../../../engine/site/app-files.ts'
import { isBlocks } from '../../../engine/site/blocks.ts'
import { findHtmlProblems } from '../find-html-problems.ts'
import { findOverflow } from '../find-overflow.ts'
import { findViolations, rulesOfColour, rulesOfPlace } from '../find-violations.ts'
import { watchPage } from '../watch-page.ts'

/** An application with the code of the recipes. */
let playground: Playground

// Sequential, because the application uses one folder.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(90_000)
  const pages = readContent('content')
    .filter(({ id }) => !isBlocks(id))
    .map(({ file, text, mdx }) => listAppFiles(parsePage(text, { file, mdx })))
  playground = await openPlayground('recipes', { files: toGuidesFiles(pages) })
})
// A server that stops waits for the event streams of open pages.
test.afterEach(async ({ context }) => {
  for (const page of context.pages()) await page.goto('about:blank')
})
test.afterAll(() => playground?.stop())

const findModal = (page: Page, invoice: number) =>
  page.getByRole('alertdialog', { name: `Delete invoice ${invoice}?` })

test('delete confirmation: asks for each row in one dialog, with the keyboard and under the policy', async ({
  page,
}) => {
  const problems = watchPage(page, playground.address)
  await page.goto(`${playground.address}/invoices`)
  for (const invoice of [2043, 2042]) {
    const link = page.getByRole('link', { name: `Delete invoice ${invoice}` })
    await link.press('Enter')
    await expect(findModal(page, invoice)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(findModal(page, invoice)).toBeHidden()
    await expect(link).toBeFocused()
  }
  await page.keyboard.press('Enter')
  const modal = findModal(page, 2042)
  await expect(modal).toHaveAccessibleDescription('This cannot be undone.')
  expect(await findViolations(page)).toEqual([])
  expect(await findHtmlProblems(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(modal).toBeHidden()
  await page.keyboard.press('Enter')
  await modal.getByRole('button', { name: 'Delete the invoice' }).press('Enter')
  await expect(page.getByText('Invoice 2042 was deleted.')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveText(['2041', '2043'])
  expect(problems).toEqual([])
})

test('delete confirmation: opens the page that asks if the link is clicked with a modifier key', async ({
  page,
  context,
}) => {
  await page.goto(`${playground.address}/invoices`)
  const link = page.getByRole('link', { name: 'Delete invoice 2041' })
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab.getByRole('heading', { name: 'Delete invoice 2041?' })).toBeVisible()
  await expect(findModal(page, 2041)).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('delete confirmation: asks on a page, keeps the invoice or deletes it', async ({ page }) => {
    await page.goto(`${playground.address}/invoices`)
    await page.getByRole('link', { name: 'Delete invoice 2041' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delete invoice 2041?')
    await page.getByRole('link', { name: 'Keep it' }).press('Enter')
    await expect(page.getByRole('rowheader')).toHaveText(['2041', '2042', '2043'])
    await page.getByRole('link', { name: 'Delete invoice 2041' }).press('Enter')
    await page.getByRole('button', { name: 'Delete the invoice' }).press('Enter')
    await expect(page.getByText('Invoice 2041 was deleted.')).toBeVisible()
    await expect(page.getByRole('rowheader')).toHaveText(['2042', '2043'])
  })
})

const paths = [
  '/contact',
  '/login',
  '/invoices',
  '/invoices/2041/delete',
  '/boards',
  '/members',
  '/account/settings',
  '/reports',
  '/reports/1',
  '/workspaces/new',
  '/tasks',
  '/orders',
]

test('shows the pages of all recipes accessibly at 320 px and 1280 px', async ({ page }) => {
  const problems = watchPage(page, playground.address)
  for (const path of paths) {
    await test.step(path, async () => {
      await page.context().clearCookies()
      await page.goto(`${playground.address}${path}`)
      for (const [index, width] of [320, 1280].entries()) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await findOverflow(page), `${path}, ${width} px`).toEqual([])
        // The HTML is the same: only positions and colours differ.
        const rules = index ? [...rulesOfPlace, ...rulesOfColour] : undefined
        expect.soft(await findViolations(page, { rules }), `${path}, ${width} px`).toEqual([])
      }
      expect.soft(await findHtmlProblems(page), path).toEqual([])
      expect.soft(problems.splice(0), path).toEqual([])
    })
  }
})

test('sign-in: announces wrong credentials once, and focuses the summary', async ({ page }) => {
  await page.goto(`${playground.address}/login`)
  await page.getByLabel('Email').fill('ada@example.com')
  await page.locator('[name="password"]').fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).press('Enter')
  const message = page.getByText('The email or the password is wrong.')
  await expect(message).toHaveCount(1)
  await expect(message).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
})

test('push updates: shows a new order once on every open page, with a toast', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const pages = [page, other]
  const problems = pages.map((one) => watchPage(one, playground.address))
  for (const one of pages) {
    const subscribed = one.waitForResponse('**/__transmit/subscribe')
    await one.goto(`${playground.address}/orders`)
    expect((await subscribed).status()).toBe(204)
  }
  // A toast stays until the check below, however busy the machine is.
  await other.clock.install({ time: 0 })
  await other.clock.pauseAt(24 * 60 * 60 * 1000)
  await page.getByLabel('Customer').fill('<b>Ada</b>')
  await page.getByRole('button', { name: 'Add the order' }).click()
  for (const one of pages) await expect(one.getByRole('rowheader')).toHaveText(['1002', '1001'])
  await expect(other.getByRole('cell', { name: '<b>Ada</b>' })).toBeVisible()
  await expect(other.getByText('New order from <b>Ada</b>').first()).toBeVisible()
  expect(await findHtmlProblems(other)).toEqual([])
  expect(problems.flat()).toEqual([])
})
