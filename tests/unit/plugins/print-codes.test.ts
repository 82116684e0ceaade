import assert from 'node:assert/strict'
import test from 'node:test'
import { formatHtml } from '../../../plugins/code/print-codes.ts'

test('formats HTML by its elements', async () => {
  assert.equal(
    await formatHtml('<div class="a"><p>One</p><button disabled>Two</button></div>'),
    '<div class="a">\n  <p>One</p>\n  <button disabled>Two</button>\n</div>',
  )
})

test('writes an attribute per line in a tag longer than 88 characters', async () => {
  const attributes = ['class="a-long-name-of-a-class"', 'data-part="part"', 'aria-hidden="true"']
  assert.equal(
    await formatHtml(`<div ${attributes.join(' ')}><span id="one">Text</span></div>`),
    `<div ${attributes.join(' ')}>\n  <span id="one">Text</span>\n</div>`,
  )
  attributes.push('title="One more"')
  assert.equal(
    await formatHtml(`<div ${attributes.join(' ')}>Text</div>`),
    `<div\n  ${attributes.join('\n  ')}\n>\n  Text\n</div>`,
  )
})

test('keeps preformatted text', async () => {
  // HTML drops the first line break of the text.
  assert.equal(await formatHtml('<textarea>a\n  b</textarea>'), '<textarea>\na\n  b</textarea>')
})
