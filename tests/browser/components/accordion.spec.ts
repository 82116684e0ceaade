import { expect, test, type Page } from '../test.ts'
import { findViolationsInBothSchemes } from '../find-violations.ts'

const path = '/examples/accordion'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
})

/** An item by its heading: the details, what is pressed, and what is shown. */
function find(page: Page, title: string) {
  const item = page
    .locator('.example-preview [data-kit="accordion.item"]')
    .filter({ has: page.getByText(title, { exact: true }) })
  return {
    item,
    summary: item.locator('summary'),
    content: item.locator('[data-kit-part="content"]'),
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('Enter and Space show and hide the content, Tab goes to the next heading', async ({
      page,
    }) => {
      for (const key of ['Enter', 'Space']) {
        const { summary, content } = find(page, 'Do you offer refunds?')
        await expect(content).toBeHidden()
        await summary.press(key)
        await expect(content).toBeVisible()
        await summary.press(key)
        await expect(content).toBeHidden()
        await page.keyboard.press('Tab')
        await expect(find(page, 'Where is my data?').summary).toBeFocused()
        await page.keyboard.press('Shift+Tab')
        await expect(summary).toBeFocused()
      }
    })

    test('Tab goes into what is open, and passes by what is closed', async ({ page }) => {
      const { summary } = find(page, 'Two-factor sign-in')
      await summary.focus()
      await page.keyboard.press('Tab')
      await expect(find(page, 'Passkeys').summary).toBeFocused()
      await summary.press('Enter')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Use another phone' })).toBeFocused()
    })

    test('of items with a name one is open, of others several', async ({ page }) => {
      await find(page, 'Express').summary.click()
      await expect(find(page, 'Express').content).toBeVisible()
      await expect(find(page, 'Standard').content).toBeHidden()
      await find(page, 'Where is my data?').summary.click()
      await expect(find(page, 'Where is my data?').content).toBeVisible()
      await expect(find(page, 'Can I change the plan later?').content).toBeVisible()
    })

    test('a link to an item opens it', async ({ page }) => {
      const { content } = find(page, 'Cancelling')
      await expect(content).toBeHidden()
      await page.getByRole('link', { name: 'how to cancel' }).click()
      await expect(content).toBeVisible()
      await expect(find(page, 'Cancelling').summary).toBeInViewport()
      await expect(find(page, 'Upgrading').content).toBeHidden()
    })
  })
}

test('each title is a heading of its level, and names what is pressed', async ({ page }) => {
  const { item } = find(page, 'Express')
  await expect(item.getByRole('heading', { name: 'Express', level: 3 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Who gets them?', level: 4 })).toBeVisible()
})

test('on paper all items are open', { tag: '@layout' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const content of await page.locator('.example-preview .kit-accordion-content').all()) {
    await expect(content).toBeVisible()
    expect((await content.boundingBox())!.height).toBeGreaterThan(20)
  }
})

test('opening is smooth, unless the reader wants less motion', async ({ page }) => {
  const height = (title: string) =>
    find(page, title).item.evaluate((item) => item.getBoundingClientRect().height)
  const { item, summary } = find(page, 'Express')
  // The event stays noted when the animation is over, which a busy machine may see too late.
  await item.evaluate((element) => {
    element.addEventListener('transitionrun', () => (element.dataset.ran = ''))
  })
  const before = await height('Express')
  await summary.click()
  const after = await height('Express')
  expect(after).toBeGreaterThan(before + 20)
  await expect(item).not.toHaveAttribute('data-ran')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await summary.click()
  await expect(item).toHaveAttribute('data-ran')
  await expect.poll(() => height('Express')).toBe(before)
})

test('axe finds nothing where all items are open', async ({ page }) => {
  await page.locator('.example-preview details').evaluateAll((all) => {
    for (const item of all) {
      item.removeAttribute('name')
      item.setAttribute('open', '')
    }
  })
  expect(await findViolationsInBothSchemes(page)).toEqual([])
})
