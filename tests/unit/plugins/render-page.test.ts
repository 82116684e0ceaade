import assert from 'node:assert/strict'
import test from 'node:test'
import { parsePage } from '../../../engine/library/markdown/index.ts'
import { toGappedPage } from '../../../plugins/page/render-page.ts'
import { widgets } from '../fixtures/widgets.ts'

const code = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`
const parse = (text: string) => parsePage(text, { file: 'content/a.md' })

test('live examples and codes leave gaps, in the order of the page', () => {
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

test('a character that marks gaps is no gap when a page has it', () => {
  const { texts, gaps } = toGappedPage(parse('a \0 b `\0` &#0;\n\n<!-- \0 -->'), widgets)
  assert.deepEqual(gaps, [])
  assert.equal(texts.length, 1)
})

test('a page that is rendered again becomes the same', () => {
  const page = parse(`# One\n\n${code('edge preview', '<x-acme::box />')}`)
  assert.deepEqual(toGappedPage(page, widgets), toGappedPage(page, widgets))
})
