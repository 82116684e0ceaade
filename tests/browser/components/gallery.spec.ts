import { openBarePage } from '../open-bare-page.ts'
import { expect, test } from '../test.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const gallery = `<x-kit::gallery label="Photos">
  <x-kit::gallery.item src="/a.svg" href="#a" alt="A house" />
  <x-kit::gallery.item src="/b.svg" href="#b" alt="A tree" caption="In May" />
</x-kit::gallery>`

test('opens an image in a dialog, and returns the focus', async ({ page }) => {
  await openBarePage(page, await edge.renderRaw(gallery))
  await page.addScriptTag({ type: 'module', url: '/scripts/carousel.js' })
  const link = page.getByRole('link', { name: 'A tree' })
  await link.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Photos' })
  await expect(dialog.getByText('In May')).toBeInViewport()
  await expect(dialog.getByRole('img', { name: 'A house' })).not.toBeInViewport()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('img', { name: 'A house' })).toBeInViewport()
  await dialog.getByRole('button', { name: 'Next image' }).click()
  await expect(dialog.getByText('In May')).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  await page.getByRole('link', { name: 'A house' }).click()
  await expect(dialog.getByRole('img', { name: 'A house' })).toBeInViewport()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/bare$/)
})

test(
  'shows whole images with their captions, whatever their shape',
  { tag: '@layout' },
  async ({ page }) => {
    await page.route('**/*.svg', (route) => {
      const height = /\d+/.exec(new URL(route.request().url()).pathname)![0]
      const body = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="${height}"></svg>`
      return route.fulfill({ contentType: 'image/svg+xml', body })
    })
    const items = [400, 4000].map(
      (height) =>
        `<x-kit::gallery.item src="/${height}.svg" alt="${height}" caption="High: ${height}" />`,
    )
    await openBarePage(
      page,
      await edge.renderRaw(`<x-kit::gallery label="Photos">${items.join('')}</x-kit::gallery>`),
    )
    await page.addScriptTag({ type: 'module', url: '/scripts/carousel.js' })
    for (const height of ['400', '4000']) {
      await page.getByRole('link', { name: height, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(`High: ${height}`, { exact: true })).toBeInViewport({
        ratio: 1,
      })
      await expect(dialog.getByRole('img', { name: height, exact: true })).toBeInViewport({
        ratio: 1,
      })
      await page.keyboard.press('Escape')
    }
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('links each image to its large file', async ({ page }) => {
    await openBarePage(page, await edge.renderRaw(gallery))
    await page.getByRole('link', { name: 'A tree' }).click()
    await expect(page).toHaveURL(/#b$/)
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
