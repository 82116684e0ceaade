import assert from 'node:assert/strict'
import test from 'node:test'
import {
  expandDirectives,
  expandPage,
  parsePage,
} from '../../../../engine/library/markdown/index.ts'

const parse = (text: string) => parsePage(text, { file: 'a.md' })

test('replaces each directive with the text of its expander', () => {
  const page = parse('## A\n\n::api\n\n::list b c\n\nEnd\n')
  const expanders = { api: () => '\n| a |\n| - |\n\n', list: (name: string | null) => `[${name}]` }
  assert.deepEqual(expandDirectives(page, expanders), {
    text: '## A\n\n| a |\n| - |\n\n[b c]\n\nEnd\n',
    lines: [1, 2, 3, 3, 4, 5, 6, 7, 8],
  })
})

test('puts blank lines around the text', () => {
  const page = parse('## A\n::api\n::api\n- b\n')
  assert.deepEqual(expandDirectives(page, { api: () => 'x' }), {
    text: '## A\n\nx\n\nx\n\n- b\n',
    lines: [1, 2, 2, 3, 3, 4, 4, 5],
  })
})

test('keeps code, indentation and trailing spaces', () => {
  const text = '\n    code  \n\n```md\n::api\n```\n\n\n'
  assert.equal(expandDirectives(parse(text), {}).text, text)
})

test('rejects an unknown name and lists the known ones', () => {
  assert.throws(
    () => expandDirectives(parse('A\n\n::constructor\n'), { api: String, list: String }),
    {
      name: 'ProblemError',
      loc: { file: 'a.md', line: 3 },
      message:
        'Cannot expand directive `::constructor` in `a.md:3`, expected `::api` or `::list`.\n' +
        'Correct the name, or write it as code if it is not a directive.',
    },
  )
})

test('keeps the line numbers of the author in an expanded page', () => {
  const page = parse('---\ntitle: A\n---\n\n::api\n\n## B\n\n[c](/d)\n\n```ts\ne\n```\n')
  const expanded = expandPage(page, { api: () => '## Props\n\n[x](/y)\n\n```ts\na\nb\n```' })
  assert.deepEqual(
    expanded.headings.map(({ slug, line }) => [slug, line]),
    [
      ['props', 5],
      ['b', 7],
    ],
  )
  assert.deepEqual(
    expanded.links.map(({ url, line }) => [url, line]),
    [
      ['/y', 5],
      ['/d', 9],
    ],
  )
  assert.deepEqual(
    expanded.fences.map(({ line, codeLine }) => [line, codeLine]),
    [
      [5, 5],
      [11, 12],
    ],
  )
})

test('returns the same page if it has no directives', () => {
  const page = parse('## A\n')
  assert.equal(expandPage(page, {}), page)
})
