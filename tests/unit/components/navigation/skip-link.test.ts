import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

test('rejects a skip link that leaves the page or has no text', async () => {
  for (const [attributes, message] of [
    ['href="/content"', /: Invalid value for prop "href", expected the id/],
    ['href="#"', /: Invalid value for prop "href", expected the id/],
    ['href="javascript:alert(1)"', /: Invalid value for prop "href"/],
    ['label=""', /: Missing prop "label"/],
  ] as const) {
    const template = `\n<x-kit::skip-link ${attributes} />`
    await assert.rejects(edge.renderRaw(template), { code: 'E_INVALID_PROP', line: 2, message })
    assert.doesNotMatch(await production.renderRaw(template), /script:|href="\/content/)
  }
})

test('takes people to the start of the page, or to an id', async () => {
  assert.match(await edge.renderRaw('<x-kit::back-to-top />'), / href="#top"/)
  assert.match(await edge.renderRaw('<x-kit::back-to-top href="#" />'), / href="#"/)
  for (const href of ['/', '/page#top', '']) {
    await assert.rejects(edge.renderRaw(`<x-kit::back-to-top href="${href}" />`), {
      message: /: Invalid value for prop "href", expected an id/,
    })
  }
})
