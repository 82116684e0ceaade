import { expect, test } from '../test.ts'
import { playgroundAddress } from '../address.ts'
import { findHtmlProblems } from '../find-html-problems.ts'
import { findOverflow } from '../find-overflow.ts'
import {
  findViolations,
  findViolationsInBothSchemes,
  rulesOfColour,
  rulesOfPlace,
} from '../find-violations.ts'
import { watchPage } from '../watch-page.ts'

test.use({ baseURL: playgroundAddress })

const paths = [
  '/',
  '/projects/create',
  '/projects/annual-report',
  '/projects/website-relaunch',
  '/projects/summer-catalogue',
  '/projects/trade-fair',
  '/settings',
  '/sign-up',
  '/live',
  '/live/htmx',
  '/live/htmx?member=3',
  '/live/unpoly',
  '/live/turbo',
  '/live/datastar',
  '/live/alpine',
  '/live/transmit',
]

/** The pages of the other libraries differ only in attributes. */
const checked = paths.filter((path) => !/^\/live\/(unpoly|turbo|datastar|alpine)/.test(path))

// Several in each test, because a new test takes as long as opening a page.
for (let start = 0; start < checked.length; start += 6) {
  const some = checked.slice(start, start + 6)
  test(`has no axe violations, errors or overflow in the playground: ${some.join(', ')}`, async ({
    page,
  }) => {
    const problems = watchPage(page, playgroundAddress)
    for (const path of some) {
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'light' })
        await page.setViewportSize({ width: 320, height: 640 })
        await page.goto(path)
        expect.soft(await findOverflow(page), path).toEqual([])
        expect.soft(await findHtmlProblems(page), path).toEqual([])
        const links = await page
          .locator('a[href^="/"]')
          .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname))
        const others = links.filter((link) => !paths.includes(link))
        expect.soft(others, `${path} links to pages that no test opens`).toEqual([])
        await page.setViewportSize({ width: 360, height: 800 })
        expect.soft(await findViolationsInBothSchemes(page), `${path}, 360 px`).toEqual([])
        await page.setViewportSize({ width: 1280, height: 800 })
        // The HTML is the same: only positions and colours differ.
        const dark = await findViolations(page, { rules: [...rulesOfPlace, ...rulesOfColour] })
        expect.soft(dark, `${path}, 1280 px, dark`).toEqual([])
        await page.emulateMedia({ colorScheme: 'light' })
        const light = await findViolations(page, { rules: rulesOfColour })
        expect.soft(light, `${path}, 1280 px, light`).toEqual([])
        expect.soft(problems.splice(0), path).toEqual([])
      })
    }
  })
}

test('shows an accessible form of the playground when validation fails, in both schemes', async ({
  page,
}) => {
  const problems = watchPage(page, playgroundAddress)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/projects/create')
  await page.getByLabel('Website').fill('nowhere')
  await page.getByLabel('Second email').fill('nobody')
  await page.getByLabel('Name', { exact: false }).first().press('Enter')
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4)
  expect(await findViolationsInBothSchemes(page)).toEqual([])
  expect(await findHtmlProblems(page)).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  expect(problems).toEqual([])
})

test('focuses each control through the error summary with the keyboard', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByLabel('Email').fill('ada')
  const arrived = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Create account' }).press('Enter')
  await arrived
  const invalid = page.locator('[aria-invalid="true"]')
  await expect(invalid).toHaveCount(5)
  const links = page.locator('[data-kit="errors"]').getByRole('link')
  await expect(links).toHaveCount(5)
  for (const index of [0, 1, 2, 3, 4]) {
    const link = links.nth(index)
    const mistake = (await link.textContent())!
    const control = invalid.nth(index)
    // On a busy machine, this key was lost once, so press until it arrives.
    await expect(async () => {
      await link.press('Enter')
      await expect(control).toBeFocused({ timeout: 5000 })
    }).toPass()
    await expect(control).toBeInViewport()
    await expect(control).toHaveAccessibleDescription(new RegExp(`${mistake}$`))
  }
})

test('hides the success message with Enter and with Space, and moves the focus on', async ({
  page,
}) => {
  const problems = watchPage(page, playgroundAddress)
  await page.goto('/settings')
  const message = page.getByText('Your profile is saved.')
  for (const key of ['Enter', 'Space']) {
    await page.getByRole('button', { name: 'Save profile' }).press('Enter')
    await expect(message).toBeVisible()
    if (key === 'Enter') expect(await findViolations(page)).toEqual([])
    // On a busy machine, the script that hides it loads later than the message is shown.
    await expect(async () => {
      await page.getByRole('button', { name: 'Close the message' }).press(key, { timeout: 5000 })
      await expect(message).toBeHidden({ timeout: 5000 })
    }, key).toPass()
    await expect(page.getByLabel('Name')).toBeFocused()
  }
  expect(problems).toEqual([])
})

test('deletes a project with the keyboard, through menu and modal, in both schemes', async ({
  page,
}) => {
  const problems = watchPage(page, playgroundAddress)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/projects/trade-fair')
  const actions = page.getByRole('button', { name: 'Actions' })
  await actions.press('Enter')
  const first = page.getByRole('menuitem').first()
  await expect(first).toBeFocused()
  expect(await findViolationsInBothSchemes(page)).toEqual([])
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const modal = page.getByRole('alertdialog', { name: 'Delete Trade fair?' })
  await expect(modal).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Keep it' })).toBeFocused()
  const widths = await modal.evaluate((dialog) => [
    dialog.querySelector('[data-kit="modal.footer"]')!.getBoundingClientRect().width,
    dialog.clientWidth,
  ])
  expect(widths[0]).toBeCloseTo(widths[1]!, 0)
  expect(await findViolationsInBothSchemes(page, { within: ['dialog[open]'] })).toEqual([])
  expect(await findOverflow(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(actions).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await modal.getByRole('button', { name: 'Delete project' }).press('Enter')
  await expect(page.getByText('Trade fair is deleted.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open Trade fair' })).toHaveCount(0)
  expect(problems).toEqual([])
})

test('filters the projects in a drawer, and clears the filter from an empty list', async ({
  page,
}) => {
  const problems = watchPage(page, playgroundAddress)
  await page.goto('/')
  await page.getByRole('button', { name: 'Filter' }).press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  await expect(drawer).toBeVisible()
  expect(await findViolations(page, { within: ['dialog[open]'] })).toEqual([])
  await drawer.getByLabel('Name', { exact: true }).fill('nothing like it')
  await drawer.getByRole('button', { name: 'Show projects' }).press('Enter')
  await expect(page.getByText('No project matches the filter')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Show all projects' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Open Trade fair' })).toBeVisible()
  expect(problems).toEqual([])
})

test('keeps the chosen theme, and applies it before the first paint', async ({ page }) => {
  await page.goto('/')
  const dark = page.getByRole('button', { name: 'Dark' })
  await dark.press('Enter')
  await page.goto('/settings')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  expect(await findViolations(page, { rules: rulesOfColour })).toEqual([])
})

test('blocks an inline script in the playground, and reports it', async ({ page }) => {
  const problems = watchPage(page, playgroundAddress)
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace('</main>', '<script>document.title = "run"</script></main>')
    await route.fulfill({ response, body })
  })
  await page.goto('/')
  await expect(page).toHaveTitle(/^Overview/)
  expect(problems).toEqual([expect.stringContaining('Content Security Policy')])
})
