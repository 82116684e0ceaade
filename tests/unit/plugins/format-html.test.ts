import assert from 'node:assert/strict'
import test from 'node:test'
import { formatHtml } from '../../../plugins/code/print-codes.ts'

test('HTML is laid out by its elements', async () => {
  assert.equal(
    await formatHtml('<div class="a"><p>One</p><button disabled>Two</button></div>'),
    '<div class="a">\n  <p>One</p>\n  <button disabled>Two</button>\n</div>',
  )
})

test('what is preformatted stays as it is', async () => {
  // The first line break is none of its text.
  assert.equal(await formatHtml('<textarea>a\n  b</textarea>'), '<textarea>\na\n  b</textarea>')
})
