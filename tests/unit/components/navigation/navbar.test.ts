import assert from 'node:assert/strict'
import test from 'node:test'
import { edge, production } from '../renderers.ts'

test('connects the menu button of a navbar with its links', async () => {
  const html = await edge.renderRaw('<x-kit::navbar id="site">Links</x-kit::navbar>')
  assert.match(html, /<div [^>]*id="site__panel" popover="auto"[^>]*>Links<\/div>/)
  assert.match(html, /<button [^>]*aria-label="Menu"[^>]* popovertarget="site__panel"/)
  const unnamed = await production.renderRaw('<x-kit::navbar menu-label="">Links</x-kit::navbar>')
  assert.match(unnamed, /aria-label="Menu"[^>]* popovertarget="navbar__panel"/)
})

test('rejects an id with spaces, which no button could refer to', async () => {
  const template = '\n<x-kit::navbar id="a b">Links</x-kit::navbar>'
  const message = /: Invalid value for prop "id", expected an id without spaces$/
  await assert.rejects(edge.renderRaw(template), { code: 'E_INVALID_PROP', line: 2, message })
  assert.match(await production.renderRaw(template), /id="navbar__panel"/)
})
