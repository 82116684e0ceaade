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
  await page.addScriptTag({ type: 'module', path: 'kit/build/scripts/shell.js' })
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
