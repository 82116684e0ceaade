import { toHtml } from 'hast-util-to-html'
import type { Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import assert from 'node:assert/strict'
import test from 'node:test'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Root as HtmlRoot } from 'hast'
import { rehypeGfm } from '../../../plugins/page/rehype-site.ts'

function transform(tree: HtmlRoot): string {
  rehypeGfm()(tree)
  return toHtml(tree)
}

function render(markdown: string): string {
  const root: Root = unified().use(remarkParse).use(remarkGfm).parse(markdown)
  return transform(toHast(root) as HtmlRoot)
}

test('the box of a task says whether it is done', () => {
  assert.deepEqual(render('- [x] a\n- [ ] b\n- c').match(/<input[^>]*>/g), [
    '<input type="checkbox" checked disabled aria-label="Done">',
    '<input type="checkbox" disabled aria-label="Not done">',
  ])
})

test('the box of a task with paragraphs or tasks inside has its own name', () => {
  assert.deepEqual(render('- [x] a\n\n  - [ ] b\n\n- [x] c').match(/aria-label="[^"]*"/g), [
    'aria-label="Done"',
    'aria-label="Not done"',
    'aria-label="Done"',
  ])
})

test('the alignment of a cell is a class', () => {
  const html = render('| a | b | c | d |\n| :- | :-: | -: | - |\n| 1 | 2 | 3 | 4 |')
  for (const name of ['th', 'td']) {
    assert.deepEqual(html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')), [
      `<${name} class="align-start">`,
      `<${name} class="align-center">`,
      `<${name} class="align-end">`,
      `<${name}>`,
    ])
  }
})

test('an alignment that there is not becomes no class', () => {
  const properties = { align: 'constructor' }
  const cell = { type: 'element' as const, tagName: 'td', properties, children: [] }
  assert.equal(transform({ type: 'root', children: [cell] }), '<td align="constructor"></td>')
})
