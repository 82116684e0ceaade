import assert from 'node:assert/strict'
import test from 'node:test'
import { parsePage } from '../../../kit/src/markdown/index.ts'
import { takeDraft } from '../../../plugins/markdown/draft-page.ts'
import { parseAndDraft } from '../../../plugins/markdown/parse-and-draft.ts'
import { widgets } from '../fixtures/widgets.ts'

const surroundings = { site: { catalog: widgets } }
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
  const { texts, gaps } = takeDraft(parse(text), surroundings)
  assert.deepEqual(gaps, [{ example: 0 }, { code: 'let a\n', language: 'ts' }, { example: 1 }])
  assert.equal(texts.length, 4)
  assert.equal(texts[0], '')
  assert.match(texts[1]!, /^\n<h2 id="usage">Usage<a class="anchor".*<code class="language-ts">$/s)
  assert.match(texts[2]!, /^<\/code><\/pre>\n$/)
  assert.equal(texts[3], '\n<p>End.</p>')
})

test('a character that marks gaps is no gap when a page has it', () => {
  const { texts, gaps } = takeDraft(parse('a \0 b `\0` &#0;\n\n<!-- \0 -->'), surroundings)
  assert.deepEqual(gaps, [])
  assert.equal(texts.length, 1)
})

test('a draft that is made when a page is read, with its codes printed, is the one that is made later', () => {
  const codes: string[] = []
  const highlight = async (code: string) => String(codes.push(code))
  const read = parseAndDraft(surroundings, { highlight })
  for (const text of ['# One', code('edge preview', '<x-acme::box />'), '::props{of=box}\n']) {
    const page = read(text, { file: 'content/a.md' })
    const later = takeDraft(parse(text), surroundings)
    assert.deepEqual(takeDraft(page, surroundings), later)
    assert.deepEqual(takeDraft(page, surroundings), later)
  }
  assert.deepEqual(codes, ['<x-acme::box />\n'])
})
