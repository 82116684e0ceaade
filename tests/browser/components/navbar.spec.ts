import { createRenderer } from '../../../plugins/example/render-examples.ts'
import { findViolations } from '../find-violations.ts'
import { openBarePage } from '../open-bare-page.ts'
import { expect, test, type Page } from '../test.ts'

const template = `<x-kit::navbar id="site">
  <x-slot name="brand"><x-kit::link href="#top">Plotline</x-kit::link></x-slot>
  <x-kit::nav label="Main" orientation="horizontal">
    <x-kit::nav.item href="#features">Features</x-kit::nav.item>
    <x-kit::nav.item href="#pricing">Pricing</x-kit::nav.item>
  </x-kit::nav>
  <x-slot name="actions"><x-kit::button href="#login">Sign in</x-kit::button></x-slot>
</x-kit::navbar>`

async function open(page: Page, width: number) {
  await page.setViewportSize({ width, height: 700 })
  const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
  await openBarePage(page, await edge.renderRaw(template))
}

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' })
const link = (page: Page) => page.getByRole('link', { name: 'Features' })

test('shows the links in a menu on phones, and in the line where there is room', async ({
  page,
}) => {
  await open(page, 390)
  await page.addScriptTag({ type: 'module', url: '/scripts/shell.js' })
  await expect(link(page)).toBeHidden()
  await menu(page).press('Enter')
  await expect(link(page)).toBeVisible()
  await expect(menu(page)).toBeFocused()
  // Below the navbar, and as wide.
  const navbar = (await page.getByRole('banner').or(page.locator('header')).first().boundingBox())!
  const panel = (await page.locator('[data-kit-part="panel"]').boundingBox())!
  expect(panel.y).toBeCloseTo(navbar.y + navbar.height, 0)
  expect(panel.width).toBeCloseTo(navbar.width, 0)
  await page.keyboard.press('Tab')
  await expect(link(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link(page)).toBeHidden()
  await expect(menu(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await link(page).click()
  await expect(link(page)).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 700 })
  await expect(link(page)).toBeVisible()
  await expect(menu(page)).toBeHidden()
})

test('closes the menu when the focus leaves it, also past its button', async ({ page }) => {
  await open(page, 390)
  await page.addScriptTag({ type: 'module', url: '/scripts/shell.js' })
  await menu(page).press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(menu(page)).toBeFocused()
  await expect(link(page)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeFocused()
  await expect(link(page)).toBeHidden()
  // Out of the page and back in.
  await menu(page).press('Enter')
  await page.getByRole('link', { name: 'Pricing' }).focus()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect(link(page)).toBeVisible()
  await page.getByRole('link', { name: 'Plotline' }).focus()
  await expect(link(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Plotline' })).toBeFocused()
})

test('keeps a sticky navbar and banner in view in a page whose body is as high as the window', async ({
  page,
}) => {
  const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
  const text = '<p style="height: 300vh">Text</p>'
  for (const sticky of [
    template.replace('"site"', '"site" sticky'),
    '<x-kit::banner id="draft" label="Draft" sticky>Draft</x-kit::banner>',
  ]) {
    await openBarePage(page, `${await edge.renderRaw(sticky)}${text}`)
    await page.evaluate(() => {
      const style = document.createElement('style')
      style.textContent = '@layer app { html, body { height: 100% } }'
      document.head.prepend(style)
      document.body.prepend(document.querySelector('[data-sticky]')!)
      scrollTo({ top: 900, behavior: 'instant' })
    })
    expect(await page.evaluate(() => scrollY)).toBe(900)
    const box = (await page.locator('[data-sticky]').boundingBox())!
    expect(box.y).toBe(0)
  }
})

test('keeps a sticky navbar below a sticky banner, and its menu and the targets of links in view', async ({
  page,
}) => {
  const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
  const banner = '<x-kit::banner id="draft" label="Draft" sticky>Draft</x-kit::banner>'
  const many = '<x-kit::nav.item href="#a">Work</x-kit::nav.item>'.repeat(30)
  const navbar = template.replace('"site"', '"site" sticky').replace('</x-kit::nav>', `${many}$&`)
  const text = '<p style="height: 300vh">Text</p><h2 id="a">A</h2><p style="height: 300vh">Text</p>'
  await page.setViewportSize({ width: 390, height: 700 })
  await openBarePage(page, `${await edge.renderRaw(banner + navbar)}${text}`)
  await page.evaluate(() => {
    document.body.prepend(...document.querySelectorAll('[data-sticky]'))
    scrollTo({ top: 900, behavior: 'instant' })
  })
  const above = (await page.getByRole('region', { name: 'Draft' }).boundingBox())!
  const line = (await page.locator('[data-kit="navbar"]').boundingBox())!
  expect([above.y, line.y]).toEqual([0, above.height])
  await menu(page).click()
  const panel = (await page.locator('[data-kit-part="panel"]').boundingBox())!
  expect(panel.y).toBeCloseTo(line.y + line.height, 0)
  expect(panel.y + panel.height).toBeLessThanOrEqual(700)
  await page.keyboard.press('Escape')
  await page.locator('#a').evaluate((target) => target.scrollIntoView({ behavior: 'instant' }))
  const target = (await page.locator('#a').boundingBox())!
  expect(target.y).toBeGreaterThanOrEqual(line.y + line.height)
  // A closed banner leaves no space.
  await page.locator('#draft').evaluate((element) => element.setAttribute('hidden', ''))
  expect((await page.locator('[data-kit="navbar"]').boundingBox())!.y).toBe(0)
})

test('leaves the focus at the place that a link of the menu leads to', async ({ page }) => {
  const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
  const text = '<h2 id="features">Features</h2><button>After</button>'
  await page.setViewportSize({ width: 390, height: 700 })
  await openBarePage(page, `${await edge.renderRaw(template)}<button>Before</button>${text}`)
  await page.addScriptTag({ type: 'module', url: '/scripts/shell.js' })
  await menu(page).press('Enter')
  await link(page).press('Enter')
  await expect(page.locator('[data-kit-part="panel"]')).toBeHidden()
  await expect(page).toHaveURL(/#features$/)
  // The menu gives the focus back after that, if at all.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'After' })).toBeFocused()
})

test('keeps the words of the brand whole beside many links', async ({ page }) => {
  const many = '<x-kit::nav.item href="#a">Open positions</x-kit::nav.item>'.repeat(6)
  const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
  await page.setViewportSize({ width: 760, height: 700 })
  await openBarePage(page, await edge.renderRaw(template.replace('</x-kit::nav>', `${many}$&`)))
  const brand = (await page.getByRole('link', { name: 'Plotline' }).boundingBox())!
  const panel = (await page.locator('[data-kit-part="panel"]').boundingBox())!
  expect(brand.x + brand.width).toBeLessThan(panel.x)
})

test('has no axe violations in the open menu', async ({ page }) => {
  await open(page, 390)
  await menu(page).press('Enter')
  await expect(link(page)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('opens and closes the menu', async ({ page }) => {
    await open(page, 390)
    await menu(page).click()
    await expect(link(page)).toBeVisible()
    await menu(page).click()
    await expect(link(page)).toBeHidden()
  })
})
