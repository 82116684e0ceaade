import assert from 'node:assert/strict'
import test from 'node:test'
import { parse } from 'yaml'
import { parsePage, toRawMarkdown } from '../../../../engine/library/markdown/index.ts'

const parts = {
  frontMatter: { title: 'A' },
  indexUrl: 'https://a.b/llms.txt',
  rewrite: (url: string) => (url.startsWith('/') ? `https://a.b${url}.md` : url),
}
const head = '---\ntitle: "A"\n---\n\n# A\n\n> Documentation index: https://a.b/llms.txt\n\n'

const twins = {
  Card: ({ title, children }: Record<string, string>) => `**${title ?? '?'}**\n\n${children}`,
  Icon: ({ name }: Record<string, string>) => `:${name}:`,
  List: () => '- [x](/x)\n- y',
  Nothing: () => '',
}

function publish(text: string): string {
  const page = parsePage(text, { file: 'a.mdx', mdx: true })
  const markdown = toRawMarkdown({ ...parts, page, twins })
  assert.ok(markdown.startsWith(head))
  return markdown.slice(head.length)
}

test('writes front matter, title, index and body, in this order', () => {
  const page = parsePage('---\ntitle: x\n---\n\n\nText [a](/b)  \n\n\n', { file: 'a.md' })
  assert.equal(toRawMarkdown({ ...parts, page }), `${head}Text [a](https://a.b/b.md)  \n`)
})

test('writes front matter that parses to the same texts in the same order', () => {
  const page = parsePage('Text\n', { file: 'a.md' })
  const frontMatter = {
    title: 'A: "b" \\ #c',
    description: `${'long '.repeat(40)}é\n- x`,
    last_updated: '2026-01-02',
    number: '1.0',
    boolean: 'no',
    empty: '',
  }
  const markdown = toRawMarkdown({ ...parts, page, frontMatter })
  const yaml = /^---\n([^]*?)\n---\n\n# A: /.exec(markdown)?.[1] ?? ''
  assert.deepEqual(Object.entries(parse(yaml)), Object.entries(frontMatter))
  assert.deepEqual(parse(yaml, { version: '1.1' }), frontMatter)
  assert.equal(yaml.split('\n').length, 6)
})

test('rejects a directive that was not expanded', () => {
  const page = parsePage('A\n\n::api\n', { file: 'a.md' })
  assert.throws(() => toRawMarkdown({ ...parts, page }), {
    name: 'ProblemError',
    loc: { file: 'a.md', line: 3 },
  })
})

test('removes imports and exports with their blank lines', () => {
  const text =
    '---\na: b\n---\nimport A from "a"\n\nexport const b = 1\n\nText\n\nimport C from "c"\n\nEnd\n'
  assert.equal(publish(text), 'Text\n\nEnd\n')
})

test('replaces a component with the text of its twin, also in sentences', () => {
  assert.equal(
    publish('<List />\n\nA <Icon name="x" /> b\n'),
    '- [x](https://a.b/x.md)\n- y\n\nA :x: b\n',
  )
})

test('passes the dedented Markdown between the tags to the twin', () => {
  const text =
    '<Card title="T">\n    A [l](/m)\n\n    ```ts\n      a\n    ```\n    <Icon name="i" />\n</Card>\n'
  assert.equal(publish(text), '**T**\n\nA [l](https://a.b/m.md)\n\n```ts\n  a\n```\n\n:i:\n')
})

test('puts blank lines around components that touch each other or text', () => {
  assert.equal(
    publish('<List />\n<List />\ntext\n'),
    '- [x](https://a.b/x.md)\n- y\n\n- [x](https://a.b/x.md)\n- y\n\ntext\n',
  )
  assert.equal(
    publish('<List />\n<Icon name="a" /> text\n'),
    '- [x](https://a.b/x.md)\n- y\n\n:a: text\n',
  )
  assert.equal(
    publish(
      '<Card title="a">\n  <Card title="b">\n    c\n  </Card>\n  <Card title="d">\n    e\n  </Card>\n</Card>\n',
    ),
    '**a**\n\n**b**\n\nc\n\n**d**\n\ne\n',
  )
  assert.equal(
    publish('> a\n>\n> <Card>\n> b\n> </Card>\n> <Icon name="c" />\n'),
    '> a\n>\n> **?**\n>\n> b\n>\n> :c:\n',
  )
})

test('adds no title to a page that has one', () => {
  const page = parsePage('# Own\n\nText\n', { file: 'a.md' })
  const yaml = '---\ntitle: "A"\n---\n\n'
  assert.equal(
    toRawMarkdown({ ...parts, page }),
    `${yaml}> Documentation index: https://a.b/llms.txt\n\n# Own\n\nText\n`,
  )
})

test('keeps a component inside its list or quote', () => {
  const text = '- <List />\n\n> <Card>\n> a\n>\n> b\n> </Card>\n'
  assert.equal(publish(text), '- - [x](https://a.b/x.md)\n  - y\n\n> **?**\n>\n> a\n>\n> b\n')
})

test('leaves no blank lines for a twin without text', () => {
  assert.equal(publish('A\n\n<Nothing />\n\nB\n'), 'A\n\nB\n')
})

test('keeps code in an MDX page', () => {
  const text =
    'A\n\n```mdx\nimport a from "a"\n\n<Card>{b}</Card> [a](/b)\n```\n\n`<Card />` \\{a\\}\n'
  assert.equal(publish(text), text)
})

test('accepts a thematic break at the start of an MDX body', () => {
  assert.equal(
    publish('import A from "a"\n\n---\n\n[a](/b)\n\n---\n'),
    '---\n\n[a](https://a.b/b.md)\n\n---\n',
  )
})

for (const [what, text, line, message] of [
  ['a component without a twin', 'A\n\n<Other />\n', 3, 'the component `<Other>`'],
  [
    'a component without a twin inside another',
    '<Card>\n\n<Other />\n\n</Card>\n',
    3,
    'the component `<Other>`',
  ],
  [
    'a component named like a property of every object',
    '<constructor />\n',
    1,
    'the HTML element `<constructor>`',
  ],
  ['an HTML element', 'A\n\n<div>b</div>\n', 3, 'the HTML element `<div>`'],
  ['a fragment', '<>\n\nA\n\n</>\n', 1, 'the component `<>`'],
  ['an expression', 'A\n\n{a.b}\n', 3, 'the expression `{a.b}`'],
  ['an expression in a sentence', 'A\n{a}\n', 2, 'the expression `{a}`'],
  ['a comment', '{/* a */}\n', 1, 'the expression `{/* a */}`'],
  ['an expression as an attribute', '<Card title={a} />\n', 1, 'the expression `title={a}`'],
  ['a list as an attribute', '<Card title={[1]} />\n', 1, 'the expression `title={[1]}`'],
  ['null as an attribute', '<Card title={null} />\n', 1, 'the expression `title={null}`'],
  ['spread attributes', '<Card {...a} />\n', 1, 'the expression `{...a}`'],
] as const) {
  test(`rejects ${what}`, () => {
    assert.throws(
      () => publish(text),
      (error: Error & { loc?: { line: number } }) => {
        assert.equal(error.name, 'ProblemError')
        assert.equal(error.loc?.line, line)
        const start = `Cannot write Markdown for ${message} in \`a.mdx:${line}\`, expected `
        assert.equal(error.message.slice(0, start.length), start)
        assert.match(error.message, /\.\n[A-Z].*\.$/)
        return true
      },
    )
  })
}

test('escapes brackets in a title', () => {
  const page = parsePage('Text\n', { file: 'a.md' })
  const markdown = toRawMarkdown({ ...parts, page, frontMatter: { title: 'A [b](c) \\' } })
  const { headings, links } = parsePage(markdown, { file: 'a.md' })
  assert.deepEqual([headings[0]?.text, links], ['A [b](c) \\', []])
})

test('writes `<details>` in MDX as `<details>` in Markdown', () => {
  const text = `<details open name="a">
<summary>More</summary>

Text with [a link](/b) and <Icon name="c" />

</details>
`
  assert.equal(
    publish(text),
    '<details name="a" open>\n\n<summary>More</summary>\n\nText with [a link](https://a.b/b.md) and :c:\n\n</details>\n',
  )
})
