import assert from 'node:assert/strict'
import test from 'node:test'
import { edge } from '../renderers.ts'

/** Renders one row for a request to this URL. */
function render(attributes: string, url = '/', inner = ''): Promise<string> {
  const urlFor = (route: string, params: unknown) => `/${route}/${String(params)}`
  const row = `<x-kit::list.item title="Ada" ${attributes}>${inner}</x-kit::list.item>`
  return edge
    .createRenderer()
    .share({ urlFor, request: { url: () => url } })
    .renderRaw(`<x-kit::list>${row}</x-kit::list>`)
}

test('renders only the title as a link, with the attributes of the row', async () => {
  for (const destination of ['href="/ada"', 'route="ada" :route-params="[1]"', `:href="'/ada'"`]) {
    const html = await render(`${destination} data-id="1" class="row"`)
    assert.match(html, /<li class="kit-list-item row" data-kit="list.item">/)
    assert.match(html, /<a [^>]*href="\/ada(\/1)?"[^>]* data-id="1">Ada<\/a>/)
  }
})

test('renders a row without a URL as text, with its attributes on the root', async () => {
  const html = await render('data-id="1"')
  assert.doesNotMatch(html, /<a /)
  assert.match(html, /<li [^>]*data-id="1">/)
})

test('keeps actions outside of the link', async () => {
  const actions = '<x-slot name="actions"><button type="button">Remove</button></x-slot>'
  const html = await render('href="/ada"', '/', actions)
  assert.match(html, /<\/a>[^]*<button/)
  assert.doesNotMatch(html, /<a [^>]*>[^<]*<button/)
})
