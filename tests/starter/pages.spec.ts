import type { Page } from '@playwright/test'
import { findHtmlProblems } from '../browser/find-html-problems.ts'
import { findOverflow } from '../browser/find-overflow.ts'
import { findViolations } from '../browser/find-violations.ts'
import { watchPage } from '../browser/watch-page.ts'
import { starterAddress, starterDevAddress } from '../browser/address.ts'
import { listDistortions } from './list-distortions.ts'
import { expect, owner, signIn, test } from './test.ts'

const pages = {
  'the dashboard': '/',
  'the index of users': '/users',
  'a search that finds nobody': '/users?q=nobody',
  'the edit form': '/users/42/edit',
  'the settings': '/settings',
  'another tab of the settings': '/settings?tab=notices',
}
const widths = [1440, 768, 390]

for (const [name, path] of Object.entries(pages)) {
  test(`shows ${name} accessibly on phones and desktops, in both schemes and under the policy`, async ({
    page,
  }) => {
    await expectSound(page, path)
  })
}

test.describe('without an account', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  for (const [name, path] of Object.entries({ 'sign-in': '/login', 'missing page': '/nowhere' })) {
    test(`shows the ${name} accessibly on phones and desktops, in both schemes and under the policy`, async ({
      page,
    }) => {
      await expectSound(page, path)
    })
  }

  test.describe('in development', () => {
    test.use({ baseURL: starterDevAddress })

    test('serves every page with its styles under the policy', async ({ page }) => {
      const problems = watchPage(page, starterDevAddress)
      const isConnected = new Promise((resolve) => {
        page.on('websocket', (socket) => socket.on('framereceived', resolve))
      })
      await signIn(page)
      await isConnected
      for (const path of Object.values(pages)) {
        await page.goto(path)
        const account = page.getByRole('button', { name: owner.name, exact: true })
        await expect(account).toHaveCSS('border-radius', /[1-9]/)
        expect.soft(await findOverflow(page), path).toEqual([])
      }
      expect(problems).toEqual([])
    })
  })
})

/**
 * Checks a page at every width and in both schemes, but opens it only once. Other specs check the
 * components at each width in each scheme, and `keyboard.spec.ts` most of these pages in light on a
 * desktop.
 */
async function expectSound(page: Page, path: string): Promise<void> {
  const problems = watchPage(page, starterAddress)
  await page.goto(path)
  await expect(page.locator('h1')).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await findOverflow(page), `${width} px`).toEqual([])
  }
  expect.soft(await findHtmlProblems(page)).toEqual([])
  // All rows look alike, and the time of axe depends on the number of elements.
  const others = page.locator('tbody tr:nth-child(n + 4)')
  await others.evaluateAll((rows) => rows.forEach((row) => row.remove()))
  expect.soft(await findViolations(page), 'light, 390 px').toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await findViolations(page), 'dark, 1440 px').toEqual([])
  expect.soft(await listDistortions(page)).toEqual([])
  expect(problems).toEqual([])
}
