import assert from 'node:assert/strict'
import test from 'node:test'
import { lintPage, parsePage } from '../../../../engine/library/markdown/index.ts'

const description = 'A description that is long enough to say what the page answers.'

function lint(body: string, frontMatter: object = {}, mdx = false): string[] {
  const text = `---\ntitle: A\ndescription: B\n---\n${body}`
  const page = parsePage(text, { file: 'a.md', mdx })
  return lintPage(page, { title: 'A', description, ...frontMatter }).map(
    ({ file, line, message, fix }) => {
      assert.equal(file, 'a.md')
      assert.match(message, new RegExp(`^Cannot .*in \`a\\.md:${line}\`, expected .*\\.$`))
      assert.match(fix, /^[A-Z].*[.?]$/)
      return `${line} ${/^Cannot (.*?) in `a\.md/.exec(message)?.[1]}`
    },
  )
}

test('reports nothing in a good page', () => {
  const body = [
    '## A',
    '[a](/a) [b](/a#b) [c](#c) [d](https://e.f) [g](mailto:h@i.j) ![k](/l.png) <kbd>m</kbd> n<br>o <sub>p<b>q</b></sub> r<wbr/>',
    '[n](vscode:mcp/install?%7B%7D) [o](cursor://mcp/install?name=p)',
    '',
    '```ts',
    '# not a heading [x](relative)',
    '```',
  ].join('\n')
  assert.deepEqual(lint(body), [])
})

for (const [title, expected] of [
  ['A\nb', ['2 use the title `A b`']],
  ['A\r', ['2 use the title `A`']],
  [' ', ['2 use the title ``']],
  [undefined, ['2 use the title']],
  ['A & b: (c)', []],
  ['A ] [b](c)', []],
] as const) {
  test(`${expected.length > 0 ? 'reports' : 'accepts'} the title ${JSON.stringify(title)}`, () => {
    assert.deepEqual(lint('', { title }), expected)
  })
}

test('reports a missing or empty description, but not a short one', () => {
  for (const description of [undefined, ' ', 5]) {
    assert.deepEqual(lint('', { description }), ['3 use the description'])
  }
  assert.deepEqual(lint('', { description: 'A' }), [])
})

test('accepts `<details>` with `<summary>`', () => {
  for (const body of [
    '<details>\n<summary>A <kbd>b</kbd></summary>\n\n*C*\n\n</details>\n',
    '- A\n\n  <details open name="b">\n\n  <summary>C</summary>\n\n  D\n  </details>\n',
    '<details>\n<summary>A</summary>\n\n<details>\n<summary>B</summary>\nC\n</details>\n\n</details>\n',
  ]) {
    assert.deepEqual(lint(body), [], body)
  }
  const mdx = '\n<details open>\n<summary>A</summary>\n\n*B*\n\n</details>\n'
  assert.deepEqual(lint(mdx, {}, true), [])
})

test('reports attributes that run or load something, also in MDX', () => {
  const body = (tag: string) => `\n<${tag}>\n<summary>A</summary>\n\nB\n\n</details>\n`
  assert.deepEqual(lint(body('details ontoggle="b()"'), {}, true), [
    '6 publish raw HTML `<details ontoggle>`',
  ])
  assert.deepEqual(lint('\nA <summary style="b">c</summary>\n', {}, true), [
    '6 publish raw HTML `<summary style>`',
  ])
})

test('reports a page of 50,000 characters', () => {
  const rest = '---\ntitle: A\ndescription: B\n---\n'.length
  assert.deepEqual(lint('a'.repeat(49_999 - rest)), [])
  assert.deepEqual(lint('a'.repeat(50_000 - rest)), ['1 publish the page'])
})

for (const [what, body, expected] of [
  ['an H1', '# A\n\nB\n=\n', ['5 use the heading `# A`', '7 use the heading `# B`']],
  ['a fence without language', '## A\n\n```\na\n```\n', ['7 highlight the code block']],
  ['indented code', 'A\n\n    b\n', ['7 highlight the code block']],
  ['a block of HTML', '<div>\na\n</div>\n', ['5 publish raw HTML `<div> a </div>`']],
  ['a comment', 'A\n\n<!-- b -->\n', ['7 publish raw HTML `<!-- b -->`']],
  ['a comment in a sentence', 'A <!-- b -->\n', ['5 publish raw HTML `<!-- b -->`']],
  [
    'an unclosed tag',
    'A <kbd>b\n\nc</kbd>\n',
    ['5 publish raw HTML `<kbd>`', '7 publish raw HTML `</kbd>`'],
  ],
  [
    'overlapping tags',
    'A <b>c<i>d</b></i>\n',
    ['5 publish raw HTML `</b>`', '5 publish raw HTML `<b>`'],
  ],
  [
    'an unclosed `<details>`',
    '<details>\n<summary>A</summary>\n\n> </details>\n',
    ['5 publish raw HTML `<details>`', '8 publish raw HTML `</details>`'],
  ],
  [
    'overlapping tags in `<details>`',
    '<details>\n<summary>A</details>\n</summary>\n',
    ['5 publish raw HTML `<details>`', '6 publish raw HTML `</details>`'],
  ],
  [
    '`<details>` that runs a script',
    '<details ontoggle="b()">\n</details>\n',
    ['5 publish raw HTML `<details ontoggle="b()"> </details>`'],
  ],
  [
    'another tag in `<details>`',
    '<details>\n<summary>A</summary>\n<img src=b>\n</details>\n',
    ['5 publish raw HTML `<details> <summary>A</summary> <img src=b> </details>`'],
  ],
  [
    'a tag with a blank line inside',
    '<details\n\nontoggle="b()">\n',
    ['5 publish raw HTML `<details`'],
  ],
  ['`<details>` in a sentence', 'A <details>b</details>\n', ['5 publish raw HTML `<details>`']],
  ['a link in HTML', 'A <a href="/b">c</a>\n', ['5 publish raw HTML `<a href="/b">`']],
  ['an empty destination', '[a]()\n\n![b](<>)\n', ['5 link to `()`', '7 show the image `()`']],
  ['a relative link', '[a](b) [c](../d.md)\n', ['5 link to `b`', '5 link to `../d.md`']],
  ['a relative image', '![a](./b.png)\n', ['5 show the image `./b.png`']],
  ['a relative definition', '[a]\n\n[a]: b.md\n', ['7 link to `b.md`']],
  ['a link without TLS', '[a](http://b.c)\n', ['5 link to `http://b.c`']],
  ['a link without protocol', '[a](//b.c)\n', ['5 link to `//b.c`']],
  [
    'a cell beyond the last column',
    '| a | b |\n| - | - |\n| c |\n| d | e | f | g |\n',
    ['8 show the row of the table'],
  ],
  ['an unused footnote', 'A\n\n[^b]: C\n', ['7 show the footnote `[^b]`']],
  [
    'a second footnote with the same name',
    'A[^b]\n\n[^b]: C\n\n[^b]: D\n',
    ['9 show the footnote `[^b]`'],
  ],
  ['an editor link as an image', '![a](vscode:b)\n', ['5 show the image `vscode:b`']],
  ['a script link', '[a](javascript:b)\n', ['5 link to `javascript:b`']],
] as const) {
  test(`reports ${what}`, () => {
    assert.deepEqual(lint(body), expected)
  })
}

test('reports an expression in MDX', () => {
  assert.deepEqual(lint('\nA {b}\n', {}, true), ['6 write Markdown for the expression `{b}`'])
})

test('explains how to fix a link', () => {
  const fix = (body: string) =>
    lintPage(parsePage(body, { file: 'a.md' }), { title: 'A', description })[0]?.fix
  assert.match(fix('[a](b)')!, /^Write the path of a page, from the root or from this file/)
  assert.match(fix('![a](b.png)')!, /^Put the file into `public\/` and write it from the root/)
  assert.equal(fix('[a](http://b.c/d)'), 'Write it as `https://b.c/d`.')
  assert.equal(fix('[a](//b.c/d)'), 'Write it as `https://b.c/d`.')
  assert.equal(fix('[a](ftp://b.c/d)'), 'Write it as text.')
})
