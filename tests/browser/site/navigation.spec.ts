import { expect, test } from '../test.ts'
import { readSite } from '../read-site.ts'

const { components } = await readSite()
const { path: componentPage } = components[0]!

test('scrolls the list of pages to the current one', async ({ page }) => {
  await page.goto(components.at(-1)!.path)
  const current = page.locator('#site-navigation [aria-current="page"]')
  await expect(current).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } })

  for (const key of ['Enter', 'Space']) {
    test(`opens the navigation with ${key}, and closes it with Escape`, async ({ page }) => {
      await page.goto(componentPage)
      const opener = page.getByRole('button', { name: 'Navigation' })
      const navigation = page.getByRole('navigation', { name: 'Pages', exact: true })
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
      await opener.focus()
      await page.keyboard.press(key)
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
      await expect(navigation.locator(':focus')).toHaveCount(1)
      await expect(navigation).toBeInViewport({ ratio: 0.9 })
      await page.keyboard.press('Tab')
      await expect(navigation.getByRole('link').nth(1)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
      await expect(opener).toBeFocused()
      await expect(navigation).not.toBeInViewport()
    })
  }

  test('closes the navigation with its own button, and returns the focus', async ({ page }) => {
    await page.goto(componentPage)
    const opener = page.getByRole('button', { name: 'Navigation' })
    await opener.click()
    await page.keyboard.press('Enter')
    await expect(opener).toBeFocused()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  })

  test('opens the navigation at the current page', async ({ page }) => {
    await page.goto(components.at(-1)!.path)
    await page.getByRole('button', { name: 'Navigation' }).click()
    await expect(page.locator('#site-navigation [aria-current="page"]')).toBeInViewport()
    await expect(page.locator('[data-close-navigation]')).toBeInViewport()
  })

  test('opens the areas of the site on the home page and on a missing one', async ({ page }) => {
    for (const path of ['/', '/no/such/page', '/playground']) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Navigation' }).click()
      const navigation = page.getByRole('navigation', { name: 'Pages', exact: true })
      const links = navigation.getByRole('listitem').getByRole('link')
      await expect(links.filter({ hasText: 'Components' })).toBeInViewport()
      // One below the other, as wide as the screen.
      for (const link of await links.all()) {
        expect((await link.boundingBox())!.width).toBeGreaterThan(300)
      }
    }
  })

  test('lists the headings of a page below the header, and closes the list after a click', async ({
    page,
  }) => {
    await page.goto(componentPage)
    await page.getByRole('button', { name: 'On this page' }).click()
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await expect(contents).toBeInViewport()
    await contents.getByRole('link', { name: 'API' }).click()
    await expect(contents).toBeHidden()
    await expect(page.getByRole('heading', { name: 'API' })).toBeInViewport()
    await expect(page.locator('[data-current-section]')).toHaveText(/./)
  })

  for (const key of ['Shift+Tab', 'Tab']) {
    test(`never covers the focused element with the open navigation: ${key}`, async ({ page }) => {
      await page.goto(componentPage)
      await page.getByRole('button', { name: 'Navigation' }).click()
      const links = await page.locator('#site-navigation a').count()
      for (let stop = 0; stop <= links; stop++) {
        await page.keyboard.press(key)
        const isCovered = await page.evaluate(() => {
          const { activeElement } = document
          const navigation = document.querySelector('#site-navigation')!
          const isOutside = activeElement !== document.body && !navigation.contains(activeElement)
          return isOutside && getComputedStyle(navigation).position === 'fixed'
        })
        expect(isCovered).toBe(false)
      }
    })
  }
})

test('links to the next page and back to the previous one', async ({ page }) => {
  await page.goto(componentPage)
  const next = page.locator('.page-turner a[rel="next"]')
  const path = (await next.getAttribute('href'))!
  await next.click()
  await page.waitForURL((url) => url.pathname === path)
  await page.locator('.page-turner a[rel="prev"]').click()
  await page.waitForURL((url) => url.pathname === componentPage)
})
