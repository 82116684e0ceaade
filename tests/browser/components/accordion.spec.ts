import { expect, test, type Page } from '../test.ts'
import { findViolationsInBothSchemes } from '../find-violations.ts'

const path = '/examples/accordion'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
})

/** Finds an item by its heading: its details, its summary, and its content. */
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

    test('works by keyboard, pointer and links', async ({ page }) => {
      await test.step('shows and hides the content with Enter and Space, and moves to the next heading with Tab', async () => {
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

      await test.step('moves into open content with Tab, and skips closed content', async () => {
        const { summary } = find(page, 'Two-factor sign-in')
        await summary.focus()
        await page.keyboard.press('Tab')
        await expect(find(page, 'Passkeys').summary).toBeFocused()
        await summary.press('Enter')
        await page.keyboard.press('Tab')
        await expect(page.getByRole('button', { name: 'Use another phone' })).toBeFocused()
      })

      await test.step('opens one of several items with a name, and any number without', async () => {
        await find(page, 'Express').summary.click()
        await expect(find(page, 'Express').content).toBeVisible()
        await expect(find(page, 'Standard').content).toBeHidden()
        await find(page, 'Where is my data?').summary.click()
        await expect(find(page, 'Where is my data?').content).toBeVisible()
        await expect(find(page, 'Can I change the plan later?').content).toBeVisible()
      })

      await test.step('opens an item through a link to it', async () => {
        const { content } = find(page, 'Cancelling')
        await expect(content).toBeHidden()
        await page.getByRole('link', { name: 'how to cancel' }).click()
        await expect(content).toBeVisible()
        await expect(find(page, 'Cancelling').summary).toBeInViewport()
        await expect(find(page, 'Upgrading').content).toBeHidden()
      })
    })
  })
}

test('names its summaries by headings, and animates them', async ({ page }) => {
  await test.step('renders each title as a heading of its level, which names the summary', async () => {
    const { item } = find(page, 'Express')
    await expect(item.getByRole('heading', { name: 'Express', level: 3 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Who gets them?', level: 4 })).toBeVisible()
  })

  await test.step('animates opening, unless the reader prefers reduced motion', async () => {
    const height = (title: string) =>
      find(page, title).item.evaluate((item) => item.getBoundingClientRect().height)
    const { item, summary } = find(page, 'Express')
    // The marker stays after the end of the animation, which a busy machine may otherwise miss.
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
})

test('scrolls to a closed item at the first click on a link to it, and when the page loads', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 900, height: 600 })
  const link = page.getByRole('link', { name: 'how to cancel' })
  const { summary, content } = find(page, 'Cancelling')
  await link.evaluate((element) => element.closest('p')!.style.setProperty('margin-bottom', '90vh'))
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(content).toBeInViewport()
  await expect(summary).toBeInViewport()
  const href = await link.getAttribute('href')
  await page.goto('about:blank')
  await page.goto(path + href!)
  await expect(content).toBeInViewport()
})

test('opens all items in print', { tag: '@layout' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const content of await page.locator('.example-preview .kit-accordion-content').all()) {
    await expect(content).toBeVisible()
    expect((await content.boundingBox())!.height).toBeGreaterThan(20)
  }
})

test('has no axe violations with all items open', async ({ page }) => {
  await page.locator('.example-preview details').evaluateAll((all) => {
    for (const item of all) {
      item.removeAttribute('name')
      item.setAttribute('open', '')
    }
  })
  expect(await findViolationsInBothSchemes(page)).toEqual([])
})
