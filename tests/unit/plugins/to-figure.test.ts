import { toHtml } from 'hast-util-to-html'
import assert from 'node:assert/strict'
import test from 'node:test'
import { toFigure } from '../../../plugins/markdown/to-figure.ts'

const preview = {
  id: 'chip--chip',
  title: 'Chip',
  description: '',
  code: '<x-acme::chip id="b" />\n{{ a < 1 }}',
  line: 1,
}

test('a live example is a figure with the rendered HTML above its code', () => {
  const { hName, hProperties, hChildren } = toFigure(preview, '<b id="b">One</b>\n<i>Two</i>')
  assert.equal(hName, 'figure')
  assert.deepEqual([hProperties.className, hProperties.id], [['example'], 'chip--chip'])
  assert.equal(
    toHtml(hChildren),
    '<div class="example-preview"><b id="chip--chip-b">One</b>\n<i>Two</i></div>' +
      '<pre class=""><code class="language-edge">' +
      '&#x3C;x-acme::chip id="b" />\n{{ a &#x3C; 1 }}\n</code></pre>',
  )
})

test('the code is the author’s, whatever is rendered', () => {
  const { hChildren } = toFigure(preview, '')
  assert.match(toHtml(hChildren), /^<div class="example-preview"><\/div><pre/)
})
