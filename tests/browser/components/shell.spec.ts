import { readFileSync } from 'node:fs'
import { createRenderer } from '../../../plugins/example/render-examples.ts'
import { findOverflow } from '../find-overflow.ts'
import { findViolations } from '../find-violations.ts'
import { expect, test, type Page } from '../test.ts'

const styles = readFileSync('kit/build/styles.css', 'utf8')
const template = `<x-kit::shell id="app" collapsible>
  <x-kit::shell.sidebar>
    <x-kit::sidebar label="Main">
      <x-kit::sidebar.item href="#reports" icon="chart-line" current>Reports</x-kit::sidebar.item>
      <x-kit::sidebar.item icon="settings">Settings<x-slot name="items">
        <x-kit::sidebar.item href="#taxes">Taxes</x-kit::sidebar.item>
      </x-slot></x-kit::sidebar.item>
    </x-kit::sidebar>
  </x-kit::shell.sidebar>
  <x-kit::shell.header><x-kit::link href="#top">Plotline</x-kit::link></x-kit::shell.header>
  <x-kit::shell.main><h1>Reports</h1><p><a href="#more">More</a></p></x-kit::shell.main>
</x-kit::shell>`

/** Shows the shell as a child of the body, as in an application, after other tags. */
async function open(page: Page, width: number, { dir = 'ltr', script = true, before = '' } = {}) {
  await page.setViewportSize({ width, height: 700 })
  const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
  const body = `<!DOCTYPE html><html lang="en" dir="${dir}"><head><title>Shell</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${styles}</style></head>
<body>${await edge.renderRaw(before + template)}${script ? '<script type="module" src="/scripts/shell.js"></script>' : ''}</body></html>`
  await page.route('**/shell', (route) => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto('/shell')
  await page.unroute('**/shell')
}

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' })
const links = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('opens as a drawer in a narrow window', async ({ page }) => {
  await open(page, 390)
  await test.step('opens the sidebar as a drawer in a narrow window, and returns the focus', async () => {
    await expect(links(page)).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(links(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(links(page)).toBeHidden()
    await expect(menu(page)).toBeFocused()
  })

  await test.step('closes the drawer when people follow a link, press outside or leave it', async () => {
    await menu(page).click()
    await page.getByRole('link', { name: 'Reports' }).click()
    await expect(links(page)).toBeHidden()
    await menu(page).click()
    await expect(links(page)).toBeVisible()
    await page.mouse.click(380, 500)
    await expect(links(page)).toBeHidden()
    await menu(page).press('Enter')
    await page.locator('summary').focus()
    await page.keyboard.press('Tab')
    await expect(links(page)).toBeHidden()
    // Its own button closes it too, and does not open it again.
    await menu(page).press('Enter')
    await expect(links(page)).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(links(page)).toBeHidden()
  })
})

test('collapses the sidebar to its icons, remembers it, and opens it for the pointer and the focus', async ({
  page,
  context,
}) => {
  await open(page, 1280)
  await page.mouse.move(900, 300)
  const sidebar = page.locator('[data-kit="shell.sidebar"]')
  const toWidth = async () => Math.round((await sidebar.boundingBox())!.width)
  await expect(menu(page)).toBeHidden()
  expect(await toWidth()).toBe(256)
  const nested = page.locator('.kit-sidebar-nested')
  await page.locator('details').evaluate((details: HTMLDetailsElement) => (details.open = true))
  await expect(nested).not.toHaveCSS('border-inline-start-color', 'rgba(0, 0, 0, 0)')
  const button = page.getByRole('button', { name: 'Sidebar' })
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(toWidth).toBe(60)
  // An open list of nested links leaves nothing between the icons.
  await expect(nested).toHaveCSS('border-inline-start-color', 'rgba(0, 0, 0, 0)')
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'kit-sidebar', value: 'collapsed', path: '/' })
  await expect(page.getByRole('link', { name: 'Reports' })).toBeVisible()
  // The content keeps its place while the sidebar is open above it.
  const place = await page.getByRole('heading').boundingBox()
  await page.getByRole('link', { name: 'Reports' }).focus()
  await expect.poll(toWidth).toBe(256)
  expect(await page.getByRole('heading').boundingBox()).toEqual(place)
  await page.keyboard.press('Escape')
  await expect.poll(toWidth).toBe(60)
  await button.focus()
  await page.mouse.move(20, 300)
  await expect.poll(toWidth).toBe(256)
  await page.mouse.move(900, 300)
  await expect.poll(toWidth).toBe(60)
  await button.click()
  await expect.poll(toWidth).toBe(256)
  expect(await context.cookies()).toEqual([])
})

test('has no axe violations as a drawer, and collapsed to its icons', async ({ page }) => {
  await open(page, 390)
  await menu(page).press('Enter')
  await expect(links(page)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.getByRole('button', { name: 'Sidebar' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Reports' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test(
  'keeps the sidebar and the header in view, and scrolls only the content',
  { tag: '@layout' },
  async ({ page }) => {
    for (const dir of ['ltr', 'rtl']) {
      await open(page, 1280, { dir })
      expect(await findOverflow(page)).toEqual([])
      await page.locator('main').evaluate((main) => {
        main.insertAdjacentHTML('beforeend', '<p>Text</p>'.repeat(100))
      })
      await page.mouse.wheel(0, 900)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
      for (const kit of ['shell.header', 'shell.sidebar']) {
        const { y } = (await page.locator(`[data-kit="${kit}"]`).boundingBox())!
        expect(y).toBe(0)
      }
    }
  },
)

test(
  'fills what a banner leaves of the window, with the end of the sidebar in view',
  { tag: '@layout' },
  async ({ page }) => {
    const sidebar = page.locator('[data-kit="shell.sidebar"]')
    for (const variant of ['soft', 'solid']) {
      const banner = `<x-kit::banner id="news" variant="${variant}">News</x-kit::banner>`
      await open(page, 1280, { before: banner })
      const { height } = (await page.locator('[data-kit="banner"]').boundingBox())!
      expect(height).toBeGreaterThan(40)
      expect(await sidebar.boundingBox()).toMatchObject({ y: height, height: 700 - height })
      const toHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
      expect(await toHeight()).toBe(700)
      // A sidebar with many links scrolls by itself, and does not make the page longer.
      await links(page).evaluate((nav) => {
        const item = nav.querySelector('li')!
        for (let at = 0; at < 50; at++) item.after(item.cloneNode(true))
      })
      expect(await toHeight()).toBe(700)
      expect(await sidebar.boundingBox()).toMatchObject({ y: height, height: 700 - height })
      // Without the banner, the shell takes its place.
      await page
        .locator('[data-kit="banner"]')
        .evaluate((element) => element.setAttribute('hidden', ''))
      expect(await sidebar.boundingBox()).toMatchObject({ y: 0, height: 700 })
    }
  },
)

test(
  'keeps the header and the sidebar below a sticky banner',
  { tag: '@layout' },
  async ({ page }) => {
    const banner = '<x-kit::banner id="draft" sticky>You see a draft.</x-kit::banner>'
    await open(page, 1280, { before: banner })
    await page.locator('main').evaluate((main) => {
      main.insertAdjacentHTML('beforeend', '<p>Text</p>'.repeat(100))
    })
    const { height } = (await page.locator('[data-kit="banner"]').boundingBox())!
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    for (const kit of ['shell.header', 'shell.sidebar']) {
      expect((await page.locator(`[data-kit="${kit}"]`).boundingBox())!.y).toBe(height)
    }
    expect((await page.locator('[data-kit="shell.sidebar"]').boundingBox())!.height).toBe(
      700 - height,
    )
    // The target of a link is below both.
    await page.getByRole('link', { name: 'More' }).evaluate((link) => link.scrollIntoView())
    const header = (await page.locator('[data-kit="shell.header"]').boundingBox())!
    const link = (await page.getByRole('link', { name: 'More' }).boundingBox())!
    expect(link.y).toBeGreaterThanOrEqual(header.y + header.height)
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('opens and closes the drawer, and hides the button that needs a script', async ({
    page,
  }) => {
    await open(page, 390, { script: false })
    await menu(page).click()
    await expect(links(page)).toBeVisible()
    await page.getByText('Settings').click()
    await expect(page.getByRole('link', { name: 'Taxes' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(links(page)).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 700 })
    await expect(links(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sidebar' })).toBeHidden()
  })
})
