import { expect, test } from '@playwright/test'
import { playgroundAddress } from './address.ts'
import { findHtmlProblems } from './find-html-problems.ts'
import { findOverflow } from './find-overflow.ts'
import { findViolations } from './find-violations.ts'
import { watchPage } from './watch-page.ts'

test.use({ baseURL: playgroundAddress })

const schemes = ['light', 'dark'] as const
const paths = [
  '/',
  '/projects/create',
  '/projects/annual-report',
  '/projects/website-relaunch',
  '/projects/summer-catalogue',
  '/settings',
  '/sign-up',
]

for (const path of paths) {
  test(`axe finds nothing on ${path} of the playground`, async ({ page }) => {
    for (const width of [360, 1280]) {
      for (const colorScheme of schemes) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        await page.goto(path)
        expect.soft(await findViolations(page), `${width} px, ${colorScheme}`).toEqual([])
      }
    }
  })

  test(`${path} of the playground loads without an error, and fits a narrow phone`, async ({
    page,
  }) => {
    const problems = watchPage(page, playgroundAddress)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(problems).toEqual([])
    expect(await findOverflow(page)).toEqual([])
    expect(await findHtmlProblems(page)).toEqual([])
  })
}

test('the tests of the playground see every page that it links to', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path)
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
    expect(paths).toEqual(expect.arrayContaining(links))
  }
})

for (const colorScheme of schemes) {
  test(`a form of the playground that failed is sound, ${colorScheme}`, async ({ page }) => {
    const problems = watchPage(page, playgroundAddress)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/projects/create')
    await page.getByLabel('Website').fill('nowhere')
    await page.getByLabel('Second email').fill('nobody')
    await page.getByLabel('Name', { exact: false }).first().press('Enter')
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4)
    expect(await findViolations(page)).toEqual([])
    expect(await findHtmlProblems(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
    expect(problems).toEqual([])
  })
}

test('the summary of a failed form leads to each mistake by keyboard', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByLabel('Email').fill('ada')
  await page.getByRole('button', { name: 'Create account' }).press('Enter')
  const invalid = page.locator('[aria-invalid="true"]')
  await expect(invalid).toHaveCount(4)
  const links = page.locator('.error-list').getByRole('link')
  await expect(links).toHaveCount(4)
  for (const index of [0, 1, 2, 3]) {
    const link = links.nth(index)
    const mistake = (await link.textContent())!
    await link.press('Enter')
    const control = invalid.nth(index)
    await expect(control).toBeFocused()
    await expect(control).toBeInViewport()
    await expect(control).toHaveAccessibleDescription(new RegExp(`${mistake}$`))
  }
})

for (const key of ['Enter', 'Space']) {
  test(`${key} removes the message of what was saved, and the focus goes on`, async ({ page }) => {
    const problems = watchPage(page, playgroundAddress)
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Save profile' }).press('Enter')
    const message = page.getByText('Your profile is saved.')
    await expect(message).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Close the message' }).press(key)
    await expect(message).toHaveCount(0)
    await expect(page.getByLabel('Name')).toBeFocused()
    expect(problems).toEqual([])
  })
}

test('an inline script is refused in the playground, and that does not go unnoticed', async ({
  page,
}) => {
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
