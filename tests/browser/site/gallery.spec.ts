import { expect, test } from '../test.ts'
import { readSite } from '../read-site.ts'

const { components } = await readSite()

test.beforeEach(async ({ page }) => {
  await page.goto('/components')
})

test('shows the components whose titles and keywords match all typed words', async ({ page }) => {
  const cards = page.locator('.gallery > li')
  const filter = page.getByRole('searchbox', { name: 'Filter components' })
  await expect(cards.filter({ visible: true })).toHaveCount(components.length)
  await filter.fill('Popup nowhere')
  await expect(cards.filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Overlays' })).toBeHidden()
  await filter.fill('popup')
  await expect(cards.filter({ visible: true }).getByRole('link', { name: 'Modal' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Overlays' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Elements' })).toBeHidden()
  await filter.fill('')
  await expect(cards.filter({ visible: true })).toHaveCount(components.length)
})

test('names the closest components when nothing matches, and those in other categories', async ({
  page,
}) => {
  const filter = page.getByRole('searchbox', { name: 'Filter components' })
  const hint = page.locator('[data-gallery-hint]')
  await filter.fill('mdoal')
  await expect(hint).toContainText('Nothing matches “mdoal”.')
  await expect(hint.getByRole('link', { name: 'Modal' })).toHaveAttribute(
    'href',
    '/components/modal',
  )
  // Not in the order of the page, on which a toolbar comes before them.
  await filter.fill('butten')
  await expect(hint.getByRole('link').first()).toHaveText('Button')
  // Its miniature has links.
  await filter.fill('braedcrumbs')
  await expect(hint.getByRole('link', { name: 'Breadcrumbs' })).toHaveAttribute(
    'href',
    '/components/breadcrumbs',
  )
  await page.getByRole('button', { name: 'Forms', exact: true }).click()
  await filter.fill('modal')
  await expect(hint).toContainText('in this category')
  await expect(hint.getByRole('link', { name: 'Modal' })).toBeVisible()
  await filter.fill('')
  await expect(hint).toBeHidden()
})

test('offers the blocks and the search for a word that no component knows', async ({ page }) => {
  const filter = page.getByRole('searchbox', { name: 'Filter components' })
  const hint = page.locator('[data-gallery-hint]')
  for (const word of ['kanban', 'zzzzzz']) {
    await filter.fill(word)
    await expect(hint).toHaveText(
      `Nothing matches “${word}”. Search the documentation or look at the blocks.`,
    )
    await expect(hint.getByRole('link', { name: 'blocks' })).toHaveAttribute('href', '/blocks')
    await hint.getByRole('button', { name: 'Search the documentation' }).click()
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue(word)
    const found = page.locator('#site-search-results').getByRole('option').first()
    const first = word === 'kanban' ? '/blocks/board' : '/guides/introduction'
    await expect(found).toHaveAttribute('href', first)
    await page.keyboard.press('Escape')
  }
  await filter.fill('mdoal')
  await expect(hint.getByRole('button')).toBeHidden()
})

test('shows dialogs and popovers open in their miniatures, and opens none', async ({ page }) => {
  const find = (title: string) =>
    page.locator('.gallery > li', { has: page.getByRole('link', { name: title, exact: true }) })
  await expect(find('Modal').getByText('They get an email with a link.')).toBeVisible()
  await expect(find('Popover').locator('[popover]')).toBeVisible()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('shows each miniature whole, on phones and on desktops', async ({ page }) => {
  // Browsers do not lay out miniatures that are out of sight.
  await page.locator('.gallery-miniature').evaluateAll((miniatures: HTMLElement[]) => {
    for (const { style } of miniatures) style.contentVisibility = 'visible'
  })
  const images = page.locator('.gallery-stage img')
  await images.evaluateAll((all: HTMLImageElement[]) =>
    Promise.all(
      all.map((image) => {
        image.loading = 'eager'
        return image.decode()
      }),
    ),
  )
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const wrong = await page.locator('.gallery-miniature').evaluateAll((miniatures) =>
      miniatures.flatMap((miniature) => {
        const name = miniature.parentElement?.querySelector('.gallery-title a')?.textContent
        const box = miniature.getBoundingClientRect()
        const shown = [
          ...miniature.querySelectorAll('.gallery-stage > *, [popover], .gallery-stage > * > *'),
        ]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          // Not what people scroll to.
          .filter(({ parentElement }) => getComputedStyle(parentElement!).overflowY === 'visible')
          .map((element) => element.getBoundingClientRect())
          // Not what only screen readers read.
          .filter(({ width, height }) => width > 1 && height > 1)
        const highest = Math.max(0, ...shown.map(({ height }) => height))
        const widest = Math.max(0, ...shown.map(({ width }) => width))
        if (highest < 12 || widest < 12) return [`${name}: ${widest} × ${highest} pixels`]
        const isWhole = shown.every(
          ({ left, right, top, bottom }) =>
            left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom,
        )
        return isWhole ? [] : [`${name}: cut off`]
      }),
    )
    expect(wrong, `${width} pixels`).toEqual([])
  }
})

test('shows only the components of a category, and their number', async ({ page }) => {
  await page.getByRole('button', { name: 'Forms', exact: true }).click()
  const shown = page.locator('.gallery > li').filter({ visible: true })
  const forms = components.filter(({ category }) => category === 'Forms')
  await expect(shown).toHaveCount(forms.length)
  // Miniatures have outputs of their own.
  const number = page.getByRole('search', { name: 'Components' }).getByRole('status')
  await expect(number).toHaveText(`${forms.length} of ${components.length}`)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(shown).toHaveCount(components.length)
})
