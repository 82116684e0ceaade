import { openBarePage } from '../open-bare-page.ts'
import { expect, test } from '../test.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'

const edge = await createRenderer('kit', { library: { namespace: 'kit' } })
const sizes = ['sm', 'md', 'lg']
const template = sizes
  .map(
    (size) =>
      `<x-kit::skeleton size="${size}" :lines="3" /><x-kit::text size="${size}">A<br>B<br>C</x-kit::text>`,
  )
  .join('')

test('is as high as text of the same size', { tag: '@layout' }, async ({ page }) => {
  await openBarePage(page, await edge.renderRaw(template))
  const heights = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().height)))
  const skeletons = await heights('[data-kit="skeleton"]')
  expect(skeletons).toHaveLength(sizes.length)
  expect(skeletons).toEqual(await heights('[data-kit="text"]'))
})

test(
  'has the same space between shapes of any kind in a card',
  { tag: '@layout' },
  async ({ page }) => {
    const shapes = ['circle', 'circle', 'rect', 'rect', 'circle']
    const html = shapes.map((shape) => `<x-kit::skeleton shape="${shape}" />`).join('')
    await openBarePage(page, await edge.renderRaw(`<x-kit::card>${html}</x-kit::card>`))
    const gaps = await page
      .locator('[data-kit="skeleton"]')
      .evaluateAll((nodes) =>
        nodes
          .map((node) => node.getBoundingClientRect())
          .map(({ top }, index, boxes) => (index ? top - boxes[index - 1]!.bottom : 20)),
      )
    expect(gaps).toEqual(shapes.map(() => 20))
  },
)
