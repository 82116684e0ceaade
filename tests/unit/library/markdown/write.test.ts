import { createMarkdownProcessor } from '@astrojs/markdown-remark'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import assert from 'node:assert/strict'
import test from 'node:test'
import { visit } from 'unist-util-visit'
import { inlineCode, markdownTable } from '../../../../engine/library/markdown/index.ts'

const processor = await createMarkdownProcessor({ syntaxHighlight: false, smartypants: false })

async function render(markdown: string): Promise<string[]> {
  const { code } = await processor.render(markdown)
  const cells: string[] = []
  visit(fromHtml(code, { fragment: true }), 'element', (node) => {
    if (node.tagName === 'td') cells.push(toHtml(node.children))
  })
  return cells
}

test('writes a table without padding or a final line break', () => {
  assert.equal(
    markdownTable(['A', 'B|C'], [['1', '2'], ['3'], ['', ' 4 ']]),
    '| A | B\\|C |\n| --- | --- |\n| 1 | 2 |\n| 3 | |\n| | 4 |',
  )
})

test('rejects a row with more cells than headers', () => {
  assert.throws(() => markdownTable(['A'], [['1', '2']]), RangeError)
})

for (const [cell, html] of [
  ["`'a' | 'b'`", "<code>'a' | 'b'</code>"],
  ['``a ` | b``', '<code>a ` | b</code>'],
  ['a | b || c', 'a | b || c'],
  ['a \\| b', 'a | b'],
  ['a \\\\| b', 'a \\| b'],
  ['a \\` | `b|c`', 'a ` | <code>b|c</code>'],
  ['`a\\\\|b`', '<code>a\\\\|b</code>'],
  ['\\` \\| `b`', '` | <code>b</code>'],
  ['`a | b', '`a | b'],
  ['one\n  two', 'one two'],
  ['`one\ntwo`', '<code>one two</code>'],
  ['one  \ntwo\\\nthree', 'one <br> two <br> three'],
  ['one\n\ntwo\r\n\r\nthree', 'one <br><br> two <br><br> three'],
  ['\n**a**\n', '<strong>a</strong>'],
  ['[a](/b|c)', '<a href="/b%7Cc">a</a>'],
  ['a\\', 'a\\'],
] as const) {
  test(`renders the cell ${JSON.stringify(cell)} the same inside a table`, async () => {
    assert.deepEqual(await render(markdownTable(['A', 'B'], [[cell, 'end']])), [html, 'end'])
  })
}

test('rejects code that a GFM table cannot represent', () => {
  assert.throws(() => markdownTable(['A'], [['`a\\|b`']]), RangeError)
})

for (const [text, markdown] of [
  ['a', '`a`'],
  ["'a' | 'b'", "`'a' | 'b'`"],
  ['a`b', '``a`b``'],
  ['a``b', '`a``b`'],
  ['a`b``c', '```a`b``c```'],
  ['`', '`` ` ``'],
  ['`a', '`` `a ``'],
  [' a ', '`  a  `'],
  [' a', '` a`'],
  ['  ', '`  `'],
  ['a\nb', '`a b`'],
  ['', ''],
] as const) {
  test(`writes ${JSON.stringify(text)} as the inline code ${markdown}`, async () => {
    assert.equal(inlineCode(text), markdown)
    if (text === '') return
    const { code } = await processor.render(`x${markdown}x`)
    const html = fromHtml(code, { fragment: true })
    const found: string[] = []
    visit(html, 'element', (node) => {
      if (node.tagName === 'code') found.push(toHtml(node.children))
    })
    assert.deepEqual(found, [text.replace('\n', ' ')])
  })
}
