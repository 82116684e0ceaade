import { expect, test, type Page } from '../test.ts'
import { findViolationsInBothSchemes } from '../find-violations.ts'
import { watchPage } from '../watch-page.ts'

const path = '/examples/tabs'

test.beforeEach(({ page }) => page.goto(path))

/** Finds the tabs of an example by the name of their list. */
function find(page: Page, name: string) {
  const list = page.getByRole('tablist', { name, exact: true })
  const root = page.locator('.kit-tabs').filter({ has: list }).last()
  return {
    root,
    list,
    tab: (text: string) => list.getByRole('tab', { name: text }),
    panel: (text: string) => root.getByRole('tabpanel', { name: text, exact: true }),
  }
}

/** Records the values of `kit:change` events. */
async function record(page: Page) {
  await page.evaluate(() => {
    document.addEventListener('kit:change', (event) => {
      const { id } = event.target as Element
      const { value } = (event as CustomEvent<{ value: string }>).detail
      const { dataset } = document.documentElement
      dataset.changes = `${dataset.changes ?? ''} ${id.replace(/.*-/, '')}:${value}`
    })
  })
  return () => page.evaluate(() => document.documentElement.dataset.changes?.trim())
}

test('shows panels by keyboard and pointer', async ({ page }) => {
  await test.step('links each tab with its panel', async () => {
    const { list, root } = find(page, 'Project')
    const wrong = await root.evaluate((element) =>
      [...element.querySelectorAll('[role="tab"]')].filter((tab) => {
        const panel = document.getElementById(tab.getAttribute('aria-controls')!)
        return panel?.role !== 'tabpanel' || panel.getAttribute('aria-labelledby') !== tab.id
      }),
    )
    expect(wrong).toEqual([])
    await expect(list).not.toHaveAttribute('aria-orientation')
    await expect(find(page, 'Settings').list).toHaveAttribute('aria-orientation', 'vertical')
  })

  await test.step('moves through the tabs with arrow keys, wraps around, and shows their panels', async () => {
    const problems = watchPage(page)
    const changes = await record(page)
    const { tab, panel } = find(page, 'Project')
    await tab('Overview').focus()
    for (const [key, name] of [
      ['ArrowRight', 'Files'],
      ['ArrowRight', 'Access'],
      ['ArrowRight', 'Overview'],
      ['ArrowLeft', 'Access'],
      ['Home', 'Overview'],
      ['End', 'Access'],
      ['ArrowDown', 'Access'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(name)).toBeFocused()
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
      await expect(panel(name)).toBeVisible()
      await expect(panel(name)).toHaveCount(1)
    }
    expect(await changes()).toBe(
      'Project:files Project:access Project:overview Project:access Project:overview Project:access',
    )
    expect(problems).toEqual([])
  })

  await test.step('moves to the selected tab with Tab, then to its panel, and past the others', async () => {
    const { root, list, tab, panel } = find(page, 'Project')
    await tab('Files').click()
    await expect(list.locator('[tabindex="0"]')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(panel('Files')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await root.evaluate((tabs) => tabs.contains(document.activeElement))).toBe(false)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(tab('Files')).toBeFocused()
  })

  await test.step('moves with arrow keys and selects with Enter or Space in vertical tabs with manual activation', async () => {
    const { tab, panel } = find(page, 'Settings')
    await tab('General').press('ArrowRight')
    await expect(tab('General')).toBeFocused()
    for (const [from, to, key] of [
      ['General', 'Notifications', 'Enter'],
      ['Notifications', 'General', 'Space'],
    ] as const) {
      // The arrow keys skip the disabled tab.
      await tab(from).press(to === 'Notifications' ? 'ArrowUp' : 'ArrowDown')
      await expect(tab(to)).toBeFocused()
      await expect(panel(from)).toBeVisible()
      await page.keyboard.press(key)
      await expect(panel(to)).toBeVisible()
      await expect(panel(from)).toHaveCount(0)
    }
  })

  await test.step('keeps keys and selection of nested tabs separate', async () => {
    const [outer, inner] = [find(page, 'Install'), find(page, 'Package')]
    await inner.tab('APT').press('End')
    await expect(inner.panel('RPM')).toBeVisible()
    await expect(outer.tab('Linux')).toHaveAttribute('aria-selected', 'true')
    await outer.tab('Linux').press('End')
    await expect(inner.list).toHaveCount(0)
    await page.keyboard.press('Home')
    await expect(inner.panel('RPM')).toBeVisible()
  })

  await test.step('shows and focuses an invalid field when its form is submitted', async () => {
    const { panel } = find(page, 'Event')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(panel('Where')).toBeVisible()
    await expect(page.getByLabel('Place')).toBeFocused()
    await page.getByLabel('Place').fill('Here')
    await find(page, 'Event').tab('What').click()
    await page.getByLabel('Title').fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByLabel('Title')).toBeFocused()
  })

  await test.step("hides panels from readers, but not from the browser's find in page", async () => {
    await find(page, 'Project').tab('Overview').click()
    const hidden = find(page, 'Project').root.locator('[data-kit-panel="files"]')
    await expect(hidden).toHaveAttribute('hidden', 'until-found')
    await expect(hidden).toHaveAttribute('aria-hidden', 'true')
    await expect(hidden).not.toHaveAttribute('tabindex')
    expect((await hidden.boundingBox())?.height ?? 0).toBe(0)
    await hidden.evaluate((panel) =>
      panel.dispatchEvent(new Event('beforematch', { bubbles: true })),
    )
    await expect(find(page, 'Project').panel('Files')).toBeVisible()
  })

  await test.step('reverses the arrow keys from right to left', async () => {
    const { root, tab } = find(page, 'Project')
    await root.evaluate((element) => element.setAttribute('dir', 'rtl'))
    await tab('Overview').press('ArrowLeft')
    await expect(tab('Files')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab('Overview')).toBeFocused()
  })
})

test('shows panels by their URL', async ({ page }) => {
  await test.step('keeps the tab in the URL, without a history entry', async () => {
    const { tab, panel } = find(page, 'Reports')
    const steps = await page.evaluate(() => history.length)
    await tab('Monthly').click()
    expect(new URL(page.url()).search).toBe('?report=monthly')
    expect(await page.evaluate(() => history.length)).toBe(steps)
    await page.reload()
    await expect(panel('Monthly')).toBeVisible()
    await page.evaluate(() => history.pushState(null, '', '?report=weekly'))
    await page.goBack()
    await expect(panel('Monthly')).toBeVisible()
    await page.goForward()
    await expect(panel('Weekly')).toBeVisible()
    await page.goto(`${path}?report=none`)
    await expect(panel('Weekly')).toBeVisible()
  })

  await test.step('shows a panel through a link into it, also when the page loads', async () => {
    const { root, tab, panel } = find(page, 'Help')
    await root.getByRole('link', { name: 'How large' }).press('Enter')
    await expect(panel('Limits')).toBeInViewport()
    expect(new URL(page.url()).hash).toMatch(/limits$/)
    await page.reload()
    await expect(panel('Limits')).toBeInViewport()
    await tab('Start').click()
    await expect(panel('Start')).toBeVisible()
    await page.evaluate(() => (location.hash = ''))
    await page.goBack()
    await expect(panel('Limits')).toBeVisible()
  })

  await test.step('shows both panels through a link into nested tabs', async () => {
    const { tab, panel } = find(page, 'Install')
    await tab('Windows').click()
    const id = await page.locator('[data-kit-panel="rpm"]').getAttribute('id')
    await page.goto('about:blank')
    await page.goto(`${path}#${id}`)
    await expect(panel('Linux')).toBeVisible()
    await expect(find(page, 'Package').panel('RPM')).toBeInViewport()
  })
})

test('survives updates of the page', async ({ page }) => {
  await test.step("keeps the reader's choice after a morph, but applies a change of the server", async () => {
    const changes = await record(page)
    const { root, tab, panel } = find(page, 'Project')
    await tab('Files').click()
    await root.evaluate((element) => {
      for (const part of element.querySelectorAll('[role]')) {
        const names = [
          'role',
          'tabindex',
          'hidden',
          'aria-hidden',
          'aria-selected',
          'data-selected',
        ]
        for (const name of names) part.removeAttribute(name)
      }
      element.querySelector('[data-kit-panel="overview"]')!.setAttribute('data-selected', '')
    })
    await expect(panel('Files')).toBeVisible()
    await expect(root.getByText('Started in March')).toBeHidden()
    await root.evaluate((element: HTMLElement) => (element.dataset.kitTabs = 'access'))
    await expect(panel('Access')).toBeVisible()
    expect(await changes()).toBe('Project:files')
  })

  await test.step('turns tabs that are added later into tabs', async () => {
    await page
      .locator('.example-preview')
      .first()
      .evaluate((preview) => {
        const html = preview.innerHTML.replaceAll(/ (?:role|hidden|tabindex)="[^"]*"/g, '')
        preview.innerHTML = ''
        preview.innerHTML = html
      })
    const { tab, panel } = find(page, 'Project')
    await tab('Overview').press('End')
    await expect(panel('Access')).toBeVisible()
  })
})

test(
  'shows every panel with its heading in print, without the list',
  { tag: '@layout' },
  async ({ page }) => {
    const root = page.locator('.kit-tabs').first()
    await page.emulateMedia({ media: 'print' })
    for (const text of ['Overview', 'Files', 'Access']) {
      await expect(root.locator('.kit-tabs-heading', { hasText: text })).toBeVisible()
    }
    await expect(root.getByText('Twelve files')).toBeVisible()
    await expect(root.locator('.kit-tabs-list')).toBeHidden()
  },
)

test('has no axe violations with the last tabs shown', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const list of await page.getByRole('tablist').all()) {
    if (await list.isVisible()) await list.getByRole('tab').last().click({ force: true })
  }
  expect(await findViolationsInBothSchemes(page)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all panels with their headings, and links to them', async ({ page }) => {
    const list = page.getByRole('navigation', { name: 'Project', exact: true })
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Files', exact: true })).toBeVisible()
    await expect(
      page.locator('section', { hasText: 'Everybody in the team can read' }),
    ).toBeVisible()
    await list.getByRole('link', { name: 'Access' }).press('Enter')
    expect(new URL(page.url()).hash).toMatch(/access$/)
  })
})
