import assert from 'node:assert/strict'
import test from 'node:test'
import { removePosition } from 'unist-util-remove-position'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parseTree } from '../../../../engine/library/markdown/tree.ts'

const parts =
  'www.a.b WWW.A.B http://a.b HTTPS://a.b/c ftp://a.b a@b.c a.b-c_d+e@f.gh mailto:a@b.c xmpp:a@b.c/d @a a@ http:/a www wwwa.b é@b.c _@b.c ~~a~~ <https://a.b> [a](/b)'
    .split(' ')
    .concat('- [x] a', '| a |\n| - |\n| b |', 'a[^1]\n\n[^1]: b')
const texts = parts.flatMap((part) => [
  part,
  `(${part})`,
  `**${part}**, a`,
  `\`${part}\``,
  `x${part}`,
])

for (const text of texts) {
  test(`parses ${JSON.stringify(text)} like full GFM`, () => {
    const expected = unified().use(remarkParse).use(remarkGfm).parse(text)
    const { root } = parseTree(text, { file: 'a.md', mdx: false, lineOf: (line) => line })
    removePosition(expected, { force: true })
    removePosition(root, { force: true })
    assert.deepEqual(root, expected)
  })
}
