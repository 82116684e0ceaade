import { openBarePage } from '../open-bare-page.ts'
import { expect, test } from '../test.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const compare =
  '<x-kit::compare before="/a.svg" after="/b.svg" before-alt="Old" after-alt="New" :value="20" />'
const script = { type: 'module', url: '/scripts/compare.js' }

for (const dir of ['ltr', 'rtl']) {
  test(`moves the divider by keys and by a press, ${dir}`, async ({ page }) => {
    await openBarePage(page, await edge.renderRaw(compare), { dir })
    await page.addScriptTag(script)
    const frame = (await page.locator('[data-kit-part="frame"]').boundingBox())!
    /** Where the divider is, in per cent from the start of the line. */
    const findDivider = async () => {
      const { x, width } = (await page.locator('[data-kit-part="divider"]').boundingBox())!
      const share = ((x + width / 2 - frame.x) / frame.width) * 100
      return Math.round(dir === 'rtl' ? 100 - share : share)
    }
    const range = page.getByRole('slider', { name: 'Position of the divider' })
    await expect.poll(findDivider).toBe(20)
    await range.press('ArrowUp')
    await expect.poll(findDivider).toBe(21)
    await range.press('End')
    await expect.poll(findDivider).toBe(100)
    await page.mouse.click(frame.x + frame.width / 2, frame.y + 10)
    await expect.poll(findDivider).toBe(50)
    await page.locator('[data-kit="compare"]').evaluate((root) => root.removeAttribute('style'))
    await range.press('Home')
    await expect.poll(findDivider).toBe(0)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows both images whole, one below the other', { tag: '@layout' }, async ({ page }) => {
    await openBarePage(page, await edge.renderRaw(compare))
    const [before, after] = await Promise.all(
      ['Old', 'New'].map((name) => page.getByRole('img', { name }).boundingBox()),
    )
    expect(after!.y).toBeGreaterThanOrEqual(before!.y + before!.height)
    await expect(page.getByRole('slider')).toHaveCount(0)
  })
})
