import { expect, test } from '../test.ts'

test.beforeEach(({ page }) => page.goto('/examples/breadcrumbs'))

test('leads to the parent pages by keyboard', async ({ page }) => {
  await test.step('moves through the links to parent pages with Tab, but not to the current page', async () => {
    const trail = page.getByRole('navigation', { name: 'Breadcrumb', exact: true })
    await trail.getByRole('link', { name: 'Home' }).focus()
    await page.keyboard.press('Tab')
    await expect(trail.getByRole('link', { name: 'Projects' })).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await trail.evaluate((nav) => nav.contains(document.activeElement))).toBe(false)
    await expect(trail.getByRole('listitem').last()).toHaveText('Annual report')
    await expect(trail.locator('[aria-current="page"]')).toHaveText('Annual report')
  })

  await test.step('gives an icon-only item the name of its page', async () => {
    const trail = page.getByRole('navigation', { name: 'Folders' })
    await expect(trail.getByRole('link').first()).toHaveAccessibleName('Home')
  })

  await test.step('puts omitted pages into a menu', async () => {
    const trail = page.getByRole('navigation', { name: 'Library' })
    await trail.getByRole('button', { name: 'Pages in between' }).press('Enter')
    await expect(trail.getByRole('menuitem', { name: 'Mathematics' })).toBeFocused()
  })

  await test.step('follows a link with Enter', async () => {
    await page.getByRole('link', { name: 'Projects' }).press('Enter')
    await expect(page.getByText('this link leads to /projects.')).toBeVisible()
  })
})

test('orders the items by the direction of the text', { tag: '@layout' }, async ({ page }) => {
  for (const dir of ['ltr', 'rtl'] as const) {
    const trail = page.getByRole('navigation', { name: 'Breadcrumb', exact: true })
    const lefts = await trail.evaluate((nav, dir) => {
      nav.setAttribute('dir', dir)
      return [...nav.querySelectorAll('li')].map((item) => item.getBoundingClientRect().left)
    }, dir)
    expect(lefts.length).toBeGreaterThan(1)
    expect(lefts).toEqual(lefts.toSorted((a, b) => (dir === 'ltr' ? a - b : b - a)))
    await expect(trail.locator('[data-kit-part="separator"]').first()).toHaveCSS(
      'scale',
      dir === 'ltr' ? 'none' : '-1 1',
    )
  }
})
