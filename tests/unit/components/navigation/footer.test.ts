import assert from 'node:assert/strict'
import test from 'node:test'
import { edge } from '../renderers.ts'

const footer = (inner: string) =>
  `<x-kit::footer>\n<x-kit::footer.group title="A">${inner}</x-kit::footer.group></x-kit::footer>`
const item = (attributes: string) => `<x-kit::footer.item ${attributes}>A</x-kit::footer.item>`

test('renders a landmark for links only if there are any', async () => {
  const line = '<x-slot name="end">© 2026</x-slot>'
  assert.doesNotMatch(await edge.renderRaw(`<x-kit::footer>${line}</x-kit::footer>`), /<nav/)
  assert.match(await edge.renderRaw(footer(item('href="/a"'))), /<nav [^>]*aria-label="Footer"/)
})
