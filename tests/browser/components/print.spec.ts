import { createGoldenRenderer } from '../../golden/create-golden-renderer.ts'
import { openBarePage } from '../open-bare-page.ts'
import { expect, test } from '../test.ts'

const edge = await createGoldenRenderer()
const text = `<p>${'A line of a long agreement.<br>'.repeat(200)}</p>`

for (const tag of ['modal', 'drawer']) {
  test(`prints all pages of an open ${tag}`, async ({ page }) => {
    const html = `<x-kit::${tag} id="agreement" title="Agreement" open>${text}</x-kit::${tag}>`
    await openBarePage(page, await edge.renderRaw(html))
    await page.evaluate(() => {
      const dialog = document.querySelector<HTMLDialogElement>('#agreement')!
      dialog.open = false
      dialog.showModal()
    })
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    const pages = pdf.match(/\/Type\s*\/Page\b/g)!.length
    expect(pages).toBeGreaterThan(3)
  })
}

test('prints the colours of buttons', async ({ page }) => {
  await openBarePage(page, await edge.renderRaw('<x-kit::button>Save</x-kit::button>'))
  const button = page.getByRole('button')
  await expect(button).toHaveCSS('print-color-adjust', 'exact')
})
