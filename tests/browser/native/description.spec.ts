import { openBarePage } from '../open-bare-page.ts'
import { expect, type Locator, test } from '../test.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const item = '<x-kit::description.item label="Label" value="Value" />'

function toList(attributes: string, items: string): string {
  return `<x-kit::description ${attributes}>${items}</x-kit::description>`
}

/** Returns the rows of pixels that have a line at the start and at the end of a list, inside its frame. */
async function listLines(list: Locator, frame: number): Promise<[start: number[], end: number[]]> {
  const picture = (await list.screenshot()).toString('base64')
  return list.evaluate(
    async (_, [picture, frame]) => {
      const image = await (await fetch(`data:image/png;base64,${picture}`)).blob()
      const bitmap = await createImageBitmap(image)
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
      context.drawImage(bitmap, 0, 0)
      const listAt = (x: number) => {
        const { data } = context.getImageData(x, 0, 1, bitmap.height)
        const rows = Array.from({ length: bitmap.height - 2 * frame }, (_, index) => index + frame)
        return rows.filter((y) => data[y * 4]! < 245)
      }
      return [listAt(3), listAt(bitmap.width - 4)] as [number[], number[]]
    },
    [picture, frame] as const,
  )
}

test('draws lines between rows only, each as wide as the list', async ({ page }) => {
  // Without letters, only lines have another colour than the background.
  const style = '<style>dt, dd { color: transparent !important }</style>'
  for (const [attributes, count, width, rows] of [
    ['variant="outline" :columns="2"', 3, 1280, 2],
    ['variant="outline" :columns="4"', 3, 390, 2],
    ['divided :columns="3"', 4, 1280, 2],
    ['divided :columns="3"', 2, 1280, 1],
    ['divided :columns="3"', 3, 390, 2],
    ['divided', 3, 1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 600 })
    const html = await edge.renderRaw(toList(attributes, item.repeat(count)))
    await openBarePage(page, style + html)
    const frame = attributes.startsWith('variant') ? 8 : 0
    const [start, end] = await listLines(page.locator('dl'), frame)
    expect(start, attributes).toHaveLength(rows - 1)
    expect(end, attributes).toEqual(start)
  }
})

test('has actions at the end of an item in columns, beside the value', async ({ page }) => {
  const actions =
    '<x-slot name="actions"><x-kit::button variant="ghost" size="sm">Change</x-kit::button></x-slot>'
  const items = item.replace(' />', `>${actions}</x-kit::description.item>`).repeat(2)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 600 })
    await openBarePage(page, await edge.renderRaw(toList(':columns="2"', items)))
    const box = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((node) => {
          const { left, right, top, bottom } = node.getBoundingClientRect()
          const { paddingRight } = getComputedStyle(node)
          return { left, right: right - parseFloat(paddingRight), middle: (top + bottom) / 2 }
        })
    const [row, value, button] = await Promise.all([
      box('[data-kit="description.item"]'),
      box('[data-kit-part="value"]'),
      box('[data-kit="button"]'),
    ])
    expect(button.left).toBeGreaterThan(value.left)
    expect(Math.abs(button.middle - value.middle)).toBeLessThan(8)
    // Its text ends where the item ends.
    expect(button.right).toBeCloseTo(row.right, 0)
  }
})

test('keeps the line breaks of a value', async ({ page }) => {
  const html = await edge.renderRaw(
    toList('', `<x-kit::description.item label="Address" :value="'1 Main Street\\nLondon'" />`),
  )
  await openBarePage(page, html)
  expect(await page.locator('dd').innerText()).toBe('1 Main Street\nLondon')
})
