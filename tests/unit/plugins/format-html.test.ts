import assert from 'node:assert/strict'
import test from 'node:test'
import { formatHtml } from '../../../plugins/code/print-codes.ts'

test('formats HTML by its elements', async () => {
  assert.equal(
    await formatHtml('<div class="a"><p>One</p><button disabled>Two</button></div>'),
    '<div class="a">\n  <p>One</p>\n  <button disabled>Two</button>\n</div>',
  )
})

test('keeps preformatted text', async () => {
  // HTML drops the first line break of the text.
  assert.equal(await formatHtml('<textarea>a\n  b</textarea>'), '<textarea>\na\n  b</textarea>')
})
