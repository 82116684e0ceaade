import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

const footer = (inner: string) =>
  `<x-kit::footer>\n<x-kit::footer.group title="A">${inner}</x-kit::footer.group></x-kit::footer>`
const item = (attributes: string) => `<x-kit::footer.item ${attributes}>A</x-kit::footer.item>`

/** Renders a link of a footer for a request to this URL. */
const render = (attributes: string, url: string): Promise<string> =>
  edge
    .createRenderer()
    .share({ urlFor: (route: string) => `/${route}`, request: { url: () => url } })
    .renderRaw(footer(item(attributes)))

test('marks the link to the requested page, unless `current` is set', async () => {
  assert.match(await render('href="/a"', '/a?b=1'), / aria-current="page"/)
  assert.match(await render('route="a"', '/a'), / aria-current="page"/)
  assert.doesNotMatch(await render('href="/a"', '/a/b'), /aria-current/)
  assert.doesNotMatch(await render('href="/a" :current="false"', '/a'), /aria-current/)
})

test('renders a landmark for links only if there are any', async () => {
  const line = '<x-slot name="end">© 2026</x-slot>'
  assert.doesNotMatch(await edge.renderRaw(`<x-kit::footer>${line}</x-kit::footer>`), /<nav/)
  assert.match(await edge.renderRaw(footer(item('href="/a"'))), /<nav [^>]*aria-label="Footer"/)
})

test('rejects a link without a URL, a group without a title, and both outside of a footer', async () => {
  for (const [template, message] of [
    [footer(item('')), /: Missing prop "href" or "route"/],
  ] as const) {
    await assert.rejects(edge.renderRaw(template), { code: 'E_INVALID_PROP', line: 2, message })
    assert.doesNotMatch(await production.renderRaw(template), /script:/)
  }
  assert.match(await edge.renderRaw(footer(item('::href="url"'))), / :href="url"/)
})
