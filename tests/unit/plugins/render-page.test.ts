import assert from 'node:assert/strict'
import test from 'node:test'
import { toHast } from 'mdast-util-to-hast'
import { readContent } from '../../../engine/io/read-content.ts'
import { parsePage, takeTree } from '../../../engine/library/markdown/index.ts'
import { toGappedPage, toHtmlTree } from '../../../plugins/page/render-page.ts'
import { parseTreeOnce } from '../fixtures/parse-page-once.ts'
import { widgets } from '../fixtures/widgets.ts'

const code = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`
const parse = (text: string) => parsePage(text, { file: 'content/a.md' })

test('leaves gaps for live examples and code, in the order of the page', () => {
  const text = [
    code('edge preview', '<x-acme::box />'),
    '## Usage\n',
    code('ts', 'let a'),
    code('edge preview', '<x-acme::card />'),
    'End.',
  ].join('\n')
  const { texts, gaps } = toGappedPage(parse(text), widgets)
  assert.deepEqual(gaps, [{ example: 0 }, { code: 'let a\n', language: 'ts' }, { example: 1 }])
  assert.equal(texts.length, 4)
  assert.equal(texts[0], '')
  assert.match(texts[1]!, /^\n<h2 id="usage">Usage<a class="anchor".*<code class="language-ts">$/s)
  assert.match(texts[2]!, /^<\/code><\/pre>\n$/)
  assert.equal(texts[3], '\n<p>End.</p>')
})

test('frames each table in its place, under the name of the heading above', () => {
  const table = '| a |\n| - |\n| b |'
  const text = `${table}\n\n## B\n\n> ${table.replaceAll('\n', '\n> ')}\n\n- c`
  const html = toGappedPage(parse(text), widgets).texts.join('')
  assert.deepEqual(html.match(/<blockquote>|aria-label="\w+"|<table>|<\/blockquote>|<ul>/g), [
    'aria-label="Table"',
    '<table>',
    '<blockquote>',
    'aria-label="B"',
    '<table>',
    '</blockquote>',
    '<ul>',
  ])
})

test('ignores the gap character if a page contains it', () => {
  const { texts, gaps } = toGappedPage(parse('a \0 b `\0` &#0;\n\n<!-- \0 -->'), widgets)
  assert.deepEqual(gaps, [])
  assert.equal(texts.length, 1)
})

test('renders a page the same every time', () => {
  const page = parse(`# One\n\n${code('edge preview', '<x-acme::box />')}`)
  assert.deepEqual(toGappedPage(page, widgets), toGappedPage(page, widgets))
})

const readTree = (text: string) => takeTree(parse(text))
const whole = (text: string) => toHast(readTree(text), { allowDangerousHtml: true })

test('finds definitions and footnotes in any block, and uses the first of each name', () => {
  const text = [
    'See [one], [two], ![pic], and notes[^a][^b], [^a] again, [none].\n',
    '> [one]: /in-quote "One"\n',
    '- item\n\n  [two]: /in-list\n\n  [one]: /second\n',
    '[pic]: /pic.png\n',
    '[^a]: A note with [three] and another[^b].\n\n    [three]: /in-note\n',
    '[^b]: Last.\n\n[^b]: Not this one.\n',
  ].join('\n')
  const tree = toHtmlTree(readTree(text))
  assert.deepEqual(tree, whole(text))
  const html = JSON.stringify(tree)
  for (const address of ['/in-quote', '/in-list', '/pic.png', '/in-note', '#user-content-fn-b']) {
    assert.ok(html.includes(`"${address}"`), address)
  }
  assert.ok(!html.includes('/second'))
})

test('renders each page of the documentation the same as mdast-util-to-hast', async () => {
  const pages = readContent('content').filter(({ mdx }) => !mdx)
  assert.ok(pages.length > 50)
  for (const { file, text, mdx } of pages) {
    const tree = parseTreeOnce(text, { file, mdx })
    const expected = toHast(tree, { allowDangerousHtml: true })
    assert.deepEqual(toHtmlTree(tree), expected, file)
  }
})

test('returns an empty root for a page without text', () => {
  assert.deepEqual(toHtmlTree(readTree('')), whole(''))
})
