import assert from 'node:assert/strict'
import test from 'node:test'
import { toHast } from 'mdast-util-to-hast'
import { readContent } from '../../../engine/io/read-content.ts'
import { parsePage, takeTree } from '../../../engine/library/markdown/index.ts'
import { toHtmlTree } from '../../../plugins/page/render-page.ts'

const parse = (text: string) => takeTree(parsePage(text, { file: 'content/a.md' }))
const whole = (text: string) => toHast(parse(text), { allowDangerousHtml: true })

test('definitions and footnotes count wherever they stand, the first of a name', () => {
  const text = [
    'See [one], [two], ![pic], and notes[^a][^b], [^a] again, [none].\n',
    '> [one]: /in-quote "One"\n',
    '- item\n\n  [two]: /in-list\n\n  [one]: /second\n',
    '[pic]: /pic.png\n',
    '[^a]: A note with [three] and another[^b].\n\n    [three]: /in-note\n',
    '[^b]: Last.\n\n[^b]: Not this one.\n',
  ].join('\n')
  const tree = toHtmlTree(parse(text))
  assert.deepEqual(tree, whole(text))
  const html = JSON.stringify(tree)
  for (const address of ['/in-quote', '/in-list', '/pic.png', '/in-note', '#user-content-fn-b']) {
    assert.ok(html.includes(`"${address}"`), address)
  }
  assert.ok(!html.includes('/second'))
})

test('each page of the documentation becomes what it would of itself', async () => {
  const pages = readContent('content').filter(({ file }) => file.endsWith('.md'))
  assert.ok(pages.length > 50)
  for (const { file, text } of pages) assert.deepEqual(toHtmlTree(parse(text)), whole(text), file)
})

test('a page without text is a root without children', () => {
  assert.deepEqual(toHtmlTree(parse('')), whole(''))
})
