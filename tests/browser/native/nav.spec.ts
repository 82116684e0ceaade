import { expect, test } from '../test.ts'
import { expectVisibleCurrent } from '../expect-visible-current.ts'

test.beforeEach(({ page }) => page.goto('/examples/nav'))

test('leads to pages by keyboard, and names its parts', async ({ page }) => {
  await test.step('separates a badge from the name of the link', async () => {
    const link = page.getByRole('navigation', { name: 'Mailbox' }).getByRole('link').first()
    await expect(link).toHaveAccessibleName('Inbox 12')
  })

  await test.step('names a group by its heading', async () => {
    await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible()
  })

  await test.step('distinguishes the current page without colours, and from the focus', async () => {
    const nav = page.getByRole('navigation', { name: 'Settings', exact: true })
    await expectVisibleCurrent(page, nav, { current: 'Profile', other: 'Team' })
  })

  await test.step('moves through the items with Tab, and follows one with Enter', async () => {
    const nav = page.getByRole('navigation', { name: 'Settings' })
    await nav.getByRole('link', { name: 'Profile' }).focus()
    for (const name of ['Team', 'Billing']) {
      await page.keyboard.press('Tab')
      await expect(nav.getByRole('link', { name })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page.getByText('this link leads to /settings/billing.')).toBeVisible()
  })
})

test(
  'puts horizontal items on one line, and wraps them without room, in both directions',
  { tag: '@layout' },
  async ({ page }) => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const nav = page.getByRole('navigation', { name: 'Site', exact: true })
      const measure = () =>
        nav.evaluate((element, dir) => {
          element.setAttribute('dir', dir)
          const items = [...element.querySelectorAll('li')].map((item) =>
            item.getBoundingClientRect(),
          )
          return {
            lines: new Set(items.map(({ top }) => top)).size,
            isWide: element.scrollWidth > element.clientWidth,
            isFirstLeft: items[0]!.left < items[1]!.left,
          }
        }, dir)
      expect(await measure()).toEqual({ lines: 1, isWide: false, isFirstLeft: dir === 'ltr' })
      await nav.evaluate((element) => (element.style.inlineSize = '9rem'))
      expect(await measure()).toMatchObject({ lines: 3, isWide: false })
      await nav.evaluate((element) => (element.style.inlineSize = ''))
    }
  },
)
