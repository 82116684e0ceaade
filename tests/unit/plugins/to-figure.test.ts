import { toHtml } from 'hast-util-to-html'
import assert from 'node:assert/strict'
import test from 'node:test'
import { toFigure } from '../../../plugins/example/to-figure.ts'

const example = {
  id: 'chip--chip',
  title: 'Chip',
  path: '/preview/chip/chip--chip',
  layout: 'block' as const,
  isCodeClosed: false,
}
const codes = [
  { title: 'Edge', language: 'edge', code: '<x-acme::chip />\n{{ a < 1 }}' },
  { title: 'HTML', language: 'html', code: '<b>One</b>' },
]
const one = { type: 'text', value: 'One' } as const
const none = { controls: [], variants: [] }
const figure = toFigure(example, one, codes, none)
const html = toHtml(figure)

test('renders a live example as a figure with its HTML above the code', () => {
  assert.match(html, /^<figure class="example" id="chip--chip">/)
  assert.match(
    html,
    /<div class="example-preview" data-markdown-ignore="">One<\/div><div class="example-codes">/,
  )
})

test('marks a layout other than the default one', () => {
  const row = toHtml(toFigure({ ...example, layout: 'row' }, one, codes, none))
  assert.match(row, /<div class="example-preview" data-layout="row"/)
})

test('closes the code of an example that is shown for its looks', () => {
  const closed = toHtml(toFigure({ ...example, isCodeClosed: true }, one, codes, none))
  assert.doesNotMatch(closed, /<details[^>]* open/)
})

test('lets readers open one view of the code at a time, and opens the first', () => {
  assert.deepEqual(html.match(/<details.*?<\/details>/gs), [
    '<details name="chip--chip-code" open><summary>Edge</summary><pre><code class="language-edge">' +
      '&#x3C;x-acme::chip />\n{{ a &#x3C; 1 }}\n</code></pre></details>',
    '<details name="chip--chip-code" data-markdown-ignore=""><summary>HTML</summary><pre><code class="language-html">' +
      '&#x3C;b>One&#x3C;/b>\n</code></pre></details>',
  ])
})

test('links to the example alone', () => {
  assert.match(html, /<a class="example-tool" href="\/preview\/chip\/chip--chip" target="_blank"/)
  assert.match(html, /aria-label="Open “Chip” alone in a new tab"/)
})

test('renders controls as labelled selects or checkboxes before the code, and variants at the end', () => {
  const figure = toFigure(example, one, codes, {
    controls: [
      { name: 'tone', values: [null, 'calm'], initial: 'calm', default: null },
      { name: 'show-value', values: [false, true], initial: true, default: false },
    ],
    variants: [{ type: 'text', value: 'Choices' }],
  })
  assert.match(
    toHtml(figure),
    new RegExp(
      'One</div><fieldset class="example-controls needs-script" data-markdown-ignore="">' +
        '<legend class="visually-hidden">Props</legend>' +
        '<label><code>tone</code><select><option>–</option><option selected>calm</option></select></label>' +
        '<label><input type="checkbox" checked><code>show-value</code></label></fieldset>' +
        '<div class="example-codes">.*</div>Choices</figure>$',
      's',
    ),
  )
})
