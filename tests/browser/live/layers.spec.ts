import type { Page } from '@playwright/test'
import { playgroundAddress } from '../address.ts'
import { findViolations } from '../find-violations.ts'
import { expect, test } from '../test.ts'
import { watchPage } from '../watch-page.ts'

test.use({ baseURL: playgroundAddress })

// `matrix.spec.ts` compares all libraries; here each behaviour and each library occurs once.

const findRows = (page: Page) => page.locator('#members tbody tr')
const findToast = (page: Page) => page.locator('[data-kit-toast]:not([hidden])')
const findEntries = (page: Page) => page.locator('#activity > li')

/** Opens the page of a library, and waits until messages of the server reach it. */
async function open(page: Page, layer: string): Promise<string[]> {
  const problems = watchPage(page, playgroundAddress)
  await page.goto(`/live/${layer}`)
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  return problems
}

for (const layer of ['turbo', 'alpine']) {
  test(`filters a table while people type with ${layer}, and keeps the caret`, async ({ page }) => {
    const problems = await open(page, layer)
    const filter = page.getByRole('searchbox')
    const isHeld = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    await page.route(
      ({ pathname }) => pathname.startsWith(`/live/${layer}`),
      async (route) => {
        isHeld.resolve()
        await release.promise
        await route.continue()
      },
      { times: 1 },
    )
    await filter.press('o')
    await isHeld.promise
    // The answer to the first letter arrives after the second one.
    await filter.press('n')
    release.resolve()
    await expect(findRows(page)).toHaveCount(6)
    await filter.press('Home')
    await filter.press('l')
    await expect(findRows(page)).toHaveCount(2)
    await expect(filter).toBeFocused()
    await expect(filter).toHaveValue('lon')
    expect(await filter.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1)
    await filter.fill('nobody')
    await expect(page.getByText('Nobody matches “nobody”')).toBeVisible()
    // Turbo reports that it stopped reading the answer to an earlier submit.
    expect(problems.filter((problem) => !/page error: .*aborted/.test(problem))).toEqual([])
  })
}

test('validates a field with unpoly when people leave it, in a modal that stays open', async ({
  page,
}) => {
  const problems = await open(page, 'unpoly')
  const modal = page.getByRole('dialog', { name: 'Invite a member' })
  await page.getByRole('button', { name: 'Invite' }).click()
  await modal.getByLabel('Name').fill('Lin')
  const email = modal.getByLabel('Email')
  await email.fill('ada@example.com')
  await email.press('Tab')
  await expect(modal.getByText('Email already belongs to a member.')).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(email).toHaveValue('ada@example.com')
  expect(await findViolations(page, { within: ['dialog[open]'] })).toEqual([])
  const refused = page.waitForResponse(/\/(invitations|update)$/)
  await email.press('Enter')
  await refused
  await expect(modal.getByText('Email already belongs to a member.')).toBeVisible()
  await expect(modal.getByLabel('Name')).toHaveValue('Lin')
  await email.fill('lin@example.com')
  await email.press('Enter')
  await expect(modal).toBeHidden()
  await expect(findToast(page)).toContainText('An email is on its way to lin@example.com.')
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(modal.getByLabel('Name')).toHaveValue('')
  await expect(email).toHaveValue('')
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
})

test('opens a modal with htmx whose content comes from the server, again and again', async ({
  page,
}) => {
  const problems = await open(page, 'htmx')
  for (const name of ['Grace Hopper', 'Joan Clarke', 'Joan Clarke']) {
    const link = page.getByRole('link', { name: `Details of ${name}` })
    await link.press('Enter')
    const modal = page.getByRole('dialog', { name })
    await expect(modal).toBeVisible()
    expect(await modal.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(link).toBeFocused()
  }
  await expect(page).toHaveURL('/live/htmx')
  expect(problems).toEqual([])
})

test('loads more entries with datastar when people reach the end of a list', async ({ page }) => {
  const problems = await open(page, 'datastar')
  const area = page.getByRole('region', { name: 'Activity' })
  await expect(findEntries(page)).toHaveCount(10)
  for (let count = 10; count < 40; count = await findEntries(page).count()) {
    await page.evaluate(async () => {
      // An observer misses an end that moves away and comes back within one frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      document.querySelector('#more')!.scrollIntoView()
    })
    await expect.poll(() => findEntries(page).count()).toBeGreaterThan(count)
  }
  await expect(area.getByText('That is everything.')).toBeVisible()
  await expect(findEntries(page)).toHaveCount(40)
  await expect(findEntries(page).nth(10)).toContainText('Katherine Johnson finished a task')
  expect(problems).toEqual([])
})

test('shows a message on every page that the visitor has open, but not to others', async ({
  page,
  context,
  browser,
}) => {
  const problems = await open(page, 'transmit')
  const stranger = await browser.newPage({ baseURL: playgroundAddress })
  await open(stranger, 'transmit')
  const sender = await context.newPage()
  for (const text of ['Lunch is ready', 'Bring <b>forks</b>']) {
    // Connected first, because the answer to that request would undo what another stores in the session.
    await open(sender, 'transmit')
    await sender.getByLabel('Message').fill(text)
    await sender.getByRole('button', { name: 'Send' }).click()
    await expect(sender.getByText('The message is sent.')).toBeVisible()
    await expect(page.locator('#messages li').first()).toContainText(text)
    await expect(findToast(page).last()).toContainText(text)
  }
  await expect(findToast(page)).toHaveCount(2)
  // Its own message arrives last: the others would have been there before.
  await stranger.getByLabel('Message').fill('Nobody here')
  await stranger.getByLabel('Message').press('Enter')
  await expect(stranger.locator('#messages li')).toHaveText([/Nobody here/])
  await stranger.close()
  await sender.close()
  expect(problems).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('works with links and forms on the page of a library', async ({ page }) => {
    await page.goto('/live/htmx')
    await page.getByRole('searchbox').fill('lon')
    await page.getByRole('searchbox').press('Enter')
    await expect(findRows(page)).toHaveCount(2)
    await page.getByRole('link', { name: 'Details of Joan Clarke' }).click()
    await expect(page.getByRole('dialog', { name: 'Joan Clarke' })).toBeVisible()
    await page.goto('/live/htmx')
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(findEntries(page)).toHaveCount(20)
    const modal = page.getByRole('dialog', { name: 'Invite a member' })
    await page.getByRole('button', { name: 'Invite' }).click()
    await modal.getByLabel('Name').fill('Lin')
    await modal.getByLabel('Email').fill('ada@example.com')
    await modal.getByLabel('Email').press('Enter')
    await expect(modal.getByText('Email already belongs to a member.')).toBeVisible()
    await modal.getByLabel('Email').fill('lin@example.com')
    await modal.getByLabel('Email').press('Enter')
    await expect(page.getByText('Lin is invited.')).toBeVisible()
  })
})
