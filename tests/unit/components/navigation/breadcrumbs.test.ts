import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

const item = (attributes: string, text = 'A') =>
  `<x-kit::breadcrumbs.item ${attributes}>${text}</x-kit::breadcrumbs.item>`
const trail = (...items: string[]) =>
  `<x-kit::breadcrumbs>\n${items.join('\n')}\n</x-kit::breadcrumbs>`

/** Renders breadcrumbs for a request to this URL, in an application with one route. */
function render(items: string[], url = '/', attributes = ''): Promise<string> {
  const urlFor = (route: string, params: unknown, options?: unknown) =>
    `/${route}/${JSON.stringify([params, options])}`
  return edge
    .createRenderer()
    .share({ urlFor, request: { url: () => url } })
    .renderRaw(trail(...items).replace('breadcrumbs>', `breadcrumbs ${attributes}>`))
}

test('puts a separator before every item but the first, also in a loop', async () => {
  const loop = `@each(one in [1, 2])\n${item('href="/b"')}\n@end`
  const html = await render([item('href="/a"'), loop, item('')], '/', 'separator="slash"')
  assert.deepEqual(
    html.match(/<li [^>]*>(<svg)?/g)!.map((start) => start.endsWith('<svg')),
    [false, true, true, true],
  )
  assert.equal(html.match(/data-kit-part="separator"><path [^>]*d="M22 2L2 22"/g)?.length, 3)
})

test('counts the items of two breadcrumbs separately', async () => {
  const html = await edge.renderRaw(trail(item('')) + trail(item('')))
  assert.doesNotMatch(html, /separator/)
})

test('marks an item without a URL as the current page', async () => {
  const html = await render([item('href="/a"'), item('', 'B')])
  assert.match(html, /<a [^>]* href="\/a">A<\/a>/)
  assert.match(html, /<span [^>]* aria-current="page">B<\/span>/)
  assert.equal(html.match(/aria-current/g)?.length, 1)
})

test('rejects an item without a URL that is not the last', async () => {
  const items = trail(item(''), item('href="/b"'))
  await assert.rejects(edge.renderRaw(items), {
    code: 'E_INVALID_PROP',
    line: 3,
    message: /: The previous item has no URL/,
  })
  assert.match(await production.renderRaw(items), /<a [^>]*href="\/b"/)
})

test('renders any content in an item with `current="false"`, which does not end the trail', async () => {
  const html = await render([item(':current="false"', '<p>A</p>'), item('')])
  assert.match(html, /<div class="kit-breadcrumbs-link" data-kit-part="link"><p>A<\/p><\/div>/)
})

test('rejects an item without text or label', async () => {
  for (const attributes of ['href="/a" icon="house"', 'icon="house"', 'href="/a"']) {
    const items = trail(item(attributes, ' '))
    await assert.rejects(edge.renderRaw(items), {
      code: 'E_INVALID_PROP',
      line: 2,
      message: /: Missing prop "label": an item without text needs a name$/,
    })
    assert.match(await production.renderRaw(items), /kit-breadcrumbs-link/)
  }
  assert.match(await render([item('icon="house" label="Home"', '')]), />Home<\/span>/)
  assert.match(await render([item('href="/" aria-label="Home"', '')]), / aria-label="Home"/)
  assert.doesNotMatch(await render([item('label="Home"', 'Start')]), /Home/)
})
