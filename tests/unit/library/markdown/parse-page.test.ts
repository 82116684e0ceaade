import assert from 'node:assert/strict'
import test from 'node:test'
import { parsePage } from '../../../../engine/library/markdown/index.ts'
import { ProblemError } from '../../../../engine/problem/problem.ts'

const parse = (text: string) => parsePage(text, { file: 'a.md' })

test('returns the data, the offsets and the line of each key of front matter', () => {
  const page = parse('---\ntitle: A\n# note\ntags:\n  - x: 1\ndescription: >\n  D\n---\n\n\nText\n')
  assert.deepEqual(page.frontMatter, {
    data: { title: 'A', tags: [{ x: 1 }], description: 'D\n' },
    from: 0,
    to: 57,
    lines: { title: 2, tags: 4, description: 6 },
  })
  assert.equal(page.title, 'A')
  assert.equal(page.text.slice(page.bodyOffset), 'Text\n')
})

test('returns empty data and no title for a page without front matter', () => {
  const page = parse('Text\n')
  assert.deepEqual(page.frontMatter, { data: {}, from: 0, to: 0, lines: {} })
  assert.equal('title' in page, false)
  assert.equal(page.bodyOffset, 0)
})

test('rejects front matter that is not YAML, with the line', () => {
  assert.throws(() => parse('---\ntitle: A\nb: [\n---\n'), {
    name: 'ProblemError',
    loc: { file: 'a.md', line: 3 },
  })
  assert.throws(() => parse('---\na: b: c\n---\n'), {
    name: 'ProblemError',
    loc: { file: 'a.md', line: 2 },
  })
})

test('rejects front matter without an end or below blank lines', () => {
  assert.throws(() => parse('---\ntitle: A\n\n## B\n'), {
    name: 'ProblemError',
    loc: { file: 'a.md', line: 1 },
  })
  assert.throws(() => parse('\n\n---\ntitle: A\n---\n'), {
    name: 'ProblemError',
    loc: { file: 'a.md', line: 3 },
  })
})

test('normalises line endings and removes a byte order mark', () => {
  const page = parse('\uFEFF---\r\ntitle: A\r\n---\r\n\r\n[a](/b)\r\n')
  assert.equal(page.text, '---\ntitle: A\n---\n\n[a](/b)\n')
  assert.deepEqual(page.links, [{ url: '/b', kind: 'link', line: 5, col: 5, from: 22, to: 24 }])
})

test('returns the text of headings as readers see it', () => {
  const { headings } = parse(
    '## `a` **b** ![no](/i) &amp; <b>c</b>[^1] --\n\nT\n=\n\n## T\n\n[^1]: x\n',
  )
  assert.deepEqual(headings, [
    { depth: 2, text: 'a b & c --', slug: 'a-b---c1---', line: 1, from: 0 },
    { depth: 1, text: 'T', slug: 't', line: 3, from: 46 },
    { depth: 2, text: 'T', slug: 't-1', line: 6, from: 51 },
    { depth: 2, text: 'Footnotes', slug: 'footnote-label', line: 8, from: 57 },
  ])
})

test('finds destinations of every form, without their brackets', () => {
  const text = [
    '[a](/a) ![b](</b c> "t") [c][r] [d]() [e](<>) <https://f.g> www.h.i',
    '| x |',
    '| - |',
    '| [p](/p\\|q) |',
    '',
    '[r]: </r>',
    '[s]:',
    '  /s',
  ].join('\n')
  const { links } = parse(text)
  assert.deepEqual(
    links.map(({ url, kind, line, col, from, to }) => [url, kind, line, col, text.slice(from, to)]),
    [
      ['/a', 'link', 1, 5, '/a'],
      ['/b c', 'image', 1, 15, '/b c'],
      ['', 'link', 1, 37, ''],
      ['', 'link', 1, 44, ''],
      ['/p|q', 'link', 4, 7, '/p\\|q'],
      ['/r', 'definition', 6, 7, '/r'],
      ['/s', 'definition', 8, 3, '/s'],
    ],
  )
})

test('returns the code of fences without the prefix of their containers, and the text above them', () => {
  const text = [
    'Top',
    '',
    '## A',
    '',
    '> Above',
    '> it `x`',
    '> ```edge preview {1}',
    '>   code',
    '>',
    '> more',
    '> ```',
    '',
    '- item',
    '  ~~~',
    '  b',
    '  ~~~',
    '',
    '## B',
    '```ts',
    '```',
  ].join('\n')
  const { fences } = parse(text)
  assert.deepEqual(
    fences.map(({ from, to, ...fence }) => ({ ...fence, source: text.slice(from, to).length })),
    [
      {
        lang: 'edge',
        meta: 'preview {1}',
        code: '  code\n\nmore',
        line: 7,
        codeLine: 8,
        headingIndex: 0,
        paragraphBefore: 'Above\nit `x`',
        source: 43,
      },
      {
        lang: null,
        meta: null,
        code: 'b',
        line: 14,
        codeLine: 15,
        headingIndex: 0,
        paragraphBefore: 'item',
        source: 13,
      },
      {
        lang: 'ts',
        meta: null,
        code: '',
        line: 19,
        codeLine: 20,
        headingIndex: 1,
        paragraphBefore: null,
        source: 9,
      },
    ],
  )
})

test('returns no heading above the first one, and no paragraph for a list or directive', () => {
  const { fences } = parse('```a\n```\n\n- x\n\n```b\n```\n\n::api\n\n```c\n```\n\n## A\n')
  assert.deepEqual(
    fences.map(({ headingIndex, paragraphBefore }) => [headingIndex, paragraphBefore]),
    [
      [null, null],
      [null, null],
      [null, null],
    ],
  )
})

test('puts headings in footnotes last, and still finds the heading above a fence', () => {
  const { headings, fences } = parse('A[^1]\n\n[^1]: ## Note\n\n## B\n\n```a\n```\n')
  assert.deepEqual(
    headings.map(({ text }) => text),
    ['B', 'Footnotes', 'Note'],
  )
  assert.equal(fences[0]?.headingIndex, 0)
})

test('does not count the label of footnotes as a heading above', () => {
  const { fences } = parse('## B\n\nA[^1]\n\n[^1]: x\n\n```a\n```\n')
  assert.equal(fences[0]?.headingIndex, 0)
})

test('distinguishes indented code from fences', () => {
  const page = parse('A\n\n    code\n')
  assert.deepEqual([page.fences, page.indentedCode], [[], [{ line: 3 }]])
})

test('finds directives on their own lines, with or without an argument', () => {
  const text = '::api\n  ::list  a b \n\n```md\n::not\n```\n\nA ::not here\n\n::end'
  const { directives } = parse(text)
  assert.deepEqual(
    directives.map(({ from, to, ...directive }) => ({
      ...directive,
      source: text.slice(from, to),
    })),
    [
      { name: 'api', argument: null, line: 1, source: '::api' },
      { name: 'list', argument: 'a b', line: 2, source: '  ::list  a b ' },
      { name: 'end', argument: null, line: 10, source: '::end' },
    ],
  )
})

for (const [where, text, line] of [
  ['a list', 'A\n\n- ::api\n', 3],
  ['a quote', '> a\n>\n> ::api\n', 3],
  ['a paragraph', 'Text\n::api\n', 2],
] as const) {
  test(`rejects a directive in ${where}`, () => {
    assert.throws(
      () => parse(text),
      (error: unknown) => {
        assert.ok(error instanceof ProblemError)
        assert.equal(error.loc.line, line)
        assert.match(error.message, /^Cannot expand directive `::api` in `a\.md:\d+`, expected /)
        return true
      },
    )
  })
}

test('distinguishes blocks of HTML from inline HTML', () => {
  assert.deepEqual(parse('<!-- a -->\n\nb <i>c</i>\n').html, [
    { kind: 'block', value: '<!-- a -->', line: 1, parent: 0 },
    { kind: 'inline', value: '<i>', line: 3, parent: 12 },
    { kind: 'inline', value: '</i>', line: 3, parent: 12 },
  ])
})

test('returns JSX with its attributes as text', () => {
  const text = 'import A from "a"\n\n<Card title="t" n={3} open>\n  hi\n</Card>\n'
  assert.deepEqual(parsePage(text, { file: 'a.mdx', mdx: true }).mdx, {
    esm: [{ from: 0, to: 17 }],
    components: [
      {
        name: 'Card',
        props: { title: 't', n: '3', open: 'true' },
        isBlock: true,
        line: 3,
        from: 19,
        to: 59,
        content: { from: 47, to: 51 },
      },
    ],
    problems: [],
  })
})

test('rejects invalid JSX, with the line', () => {
  const options = { file: 'a.mdx', mdx: true }
  assert.throws(() => parsePage('A\n\n<Card>\n\nB\n', options), {
    name: 'ProblemError',
    loc: { file: 'a.mdx', line: 3 },
  })
  assert.throws(() => parsePage('A\n\n{a b}\n', options), {
    name: 'ProblemError',
    loc: { file: 'a.mdx', line: 3 },
  })
})
