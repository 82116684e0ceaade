import assert from 'node:assert/strict'
import test from 'node:test'
import { parsePage, rewriteDestinations } from '../../../../engine/library/markdown/index.ts'

function rewrite(text: string, to: (url: string) => string): string {
  return rewriteDestinations(text, parsePage(text, { file: 'a.md' }).links, to)
}

test('changes only destinations', () => {
  const text = '[/a]( /a  "/a" ) `[/a](/a)` ![/a](</a>)\n\n[/a]: /a\n\n```md\n[/a](/a)\n```\n'
  assert.equal(
    rewrite(text, () => '/b.md'),
    '[/a]( /b.md  "/a" ) `[/a](/a)` ![/a](</b.md>)\n\n[/a]: /b.md\n\n```md\n[/a](/a)\n```\n',
  )
})

test('keeps the exact text of an unchanged destination', () => {
  const text = '[a](/a\\_b&amp;c) [b](<d>)'
  assert.equal(
    rewrite(text, (url) => url),
    text,
  )
})

for (const [url, bare, enclosed] of [
  ['/a b', '</a b>', '/a b'],
  ['', '<>', ''],
  ['/a(b)', '/a(b)', '/a(b)'],
  ['/a(b', '</a(b>', '/a(b'],
  ['<a', '<\\<a>', '\\<a'],
  ['/a>', '/a>', '/a\\>'],
  ['/a\\b', '/a\\b', '/a\\b'],
  ['/a\\*', '/a\\\\*', '/a\\\\*'],
  ['/a\\', '/a\\\\', '/a\\\\'],
  ['/?a&copy;', '/?a&amp;copy;', '/?a&amp;copy;'],
  ['/?a&b=c', '/?a&b=c', '/?a&b=c'],
  ['/a|b', '/a\\|b', '/a\\|b'],
  ['/a\nb', '/a%0Ab', '/a%0Ab'],
] as const) {
  test(`escapes the URL ${JSON.stringify(url)} as far as needed`, () => {
    assert.equal(
      rewrite('[a](/x)', () => url),
      `[a](${bare})`,
    )
    assert.equal(
      rewrite('[a](</x>)', () => url),
      `[a](<${enclosed}>)`,
    )
  })
}

test('passes the kind of the destination to the rewriter', () => {
  const text = '[a](/a) ![b](/b)'
  const { links } = parsePage(text, { file: 'a.md' })
  assert.equal(
    rewriteDestinations(text, links, (url, { kind }) => (kind === 'link' ? `${url}.md` : url)),
    '[a](/a.md) ![b](/b)',
  )
})
