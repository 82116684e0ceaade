import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

const sidebar = (items: string) => `<x-kit::sidebar label="Main">\n${items}</x-kit::sidebar>`
const item = (attributes: string, inner = 'A') =>
  `<x-kit::sidebar.item ${attributes}>${inner}</x-kit::sidebar.item>`
const nested = (items: string, attributes = '') =>
  item(attributes, `A<x-slot name="items">${items}</x-slot>`)

/** Renders a sidebar for a request to this URL. */
function render(items: string, url = '/'): Promise<string> {
  return edge
    .createRenderer()
    .share({ urlFor: (route: string) => `/${route}`, request: { url: () => url } })
    .renderRaw(sidebar(items))
}

test('opens the items around the current page, and no others', async () => {
  const items = nested(item('href="/a"')) + nested(nested(item('href="/b"')))
  assert.equal((await render(items, '/c')).match(/<details[^>]* open data-kit-opened[^>]*>/g), null)
  assert.equal(
    (await render(items, '/a')).match(/<details[^>]* open data-kit-opened[^>]*>/g)?.length,
    1,
  )
  assert.equal(
    (await render(items, '/b')).match(/<details[^>]* open data-kit-opened[^>]*>/g)?.length,
    2,
  )
})

test('prefers `open` to the current page', async () => {
  assert.match(
    await render(nested(item('href="/a"'), 'open')),
    /<details[^>]* open data-kit-opened[^>]*>/,
  )
  const closed = nested(item('href="/a"'), ':open="false"')
  assert.doesNotMatch(await render(closed, '/a'), /<details[^>]* open data-kit-opened[^>]*>/)
})

test('gives the attributes of an item to its link or its summary, and class to the list item', async () => {
  const attributes = 'data-a="1" class="own"'
  assert.match(
    await render(item(`href="/a" ${attributes}`)),
    /<li class="[^"]*own".*<a [^>]*data-a/,
  )
  assert.match(
    await render(nested(item('href="/a"'), attributes)),
    /<li class="[^"]*own"[^]*<summary [^>]*data-a/,
  )
})

test('shows an item as text if it has an empty slot for nested links', async () => {
  for (const empty of ['', '\n', '\n@each(one in [])\nB\n@end\n']) {
    const html = await render(nested(empty, 'icon="inbox" badge="2" data-a="1"'))
    assert.match(html, /<span class="kit-sidebar-link" [^>]*data-a="1"[^>]*>[^]*<svg[^]*>A<[^]*>2</)
    assert.doesNotMatch(html, /<(?:a|details|summary|ul class="[^"]*nested)\b|chevron/, empty)
  }
})

test('rejects an item that both leads somewhere and has nested items', async () => {
  const items = sidebar(nested(item('href="/a"'), 'href="/b"'))
  await assert.rejects(edge.renderRaw(items), {
    code: 'E_INVALID_PROP',
    line: 2,
    message: /: An item with nested items shows and hides them/,
  })
  assert.match(await production.renderRaw(items), /href="\/a"/)
})
