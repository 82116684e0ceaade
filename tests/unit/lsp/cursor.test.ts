import assert from 'node:assert/strict'
import test from 'node:test'
import { findCursor, listOpenTags } from '../../../engine/lsp/cursor.ts'

/** Describes what is at the `|` of a text. */
function find(marked: string): string | null {
  const offset = marked.indexOf('|')
  const text = marked.replace('|', '')
  const cursor = findCursor(text, offset)
  if (!cursor) return null
  const range = text.slice(cursor.from, cursor.to)
  if (cursor.kind === 'tag') return `tag ${cursor.tag} [${range}]${cursor.isClose ? ' end' : ''}`
  if (cursor.kind === 'value') return `value of ${cursor.attribute} [${range}]`
  return `attribute of ${cursor.tag} [${range}] after ${cursor.others}`
}

const cases: [promise: string, marked: string, found: string | null][] = [
  ['the name of a tag', '<x-kit::bu|tton>', 'tag x-kit::button [x-kit::button]'],
  ['a tag that is only begun', '<p>a</p>\n<|\n<p>b</p>', 'tag  []'],
  ['a name that is only begun', '<x-|\n<p title="a">b</p>', 'tag x- [x-]'],
  ['an end tag', '<x-kit::card></x-k|', 'tag x-k [x-k] end'],
  ['an end tag that is only begun', '<x-kit::card></|', 'tag  [] end'],
  ['an attribute', '<x-kit::card title="a" cl|>', 'attribute of x-kit::card [cl] after title'],
  ['a place for an attribute', '<x-kit::card a | b>', 'attribute of x-kit::card [] after a'],
  [
    'one in a tag without its end',
    '<x-kit::card |\n<p>b</p>',
    'attribute of x-kit::card [] after ',
  ],
  ['a value', '<x-kit::card title="a|b">', 'value of title [ab]'],
  ['a value without its quote', "<x-kit::card title='a|\n<p>", 'value of title [a]'],
  [
    'a value with quotes in a mustache',
    '<x-kit::card title="{{ t("a") }} b|" c>',
    'value of title [{{ t("a") }} b]',
  ],
  [
    'an attribute after quotes and angle brackets in mustaches',
    '<x-kit::card title="{{ a > "b" }}" {{ c > d }} e|>',
    'attribute of x-kit::card [e] after title',
  ],
  [
    'a tag in the value of an element of HTML',
    '<p title="<x-kit::ic|">',
    'tag x-kit::ic [x-kit::ic]',
  ],
  ['nothing in text', '<x-kit::card>a|</x-kit::card>', null],
  ['nothing in a mustache', '<x-kit::card {{ a| }}>', null],
  ['nothing in a comment', '{{-- <x-kit::ca|rd> --}}', null],
  ['nothing in a text of an argument', "@!hero({ code: '<x-kit::ca|rd>' })", null],
]
for (const [promise, marked, found] of cases) {
  test(`finds ${promise}`, () => assert.equal(find(marked), found))
}

test('lists the tags that are open, also after a tag of the application', () => {
  const text = `<x-kit::card>\n@can('edit', '<x-kit::a>')\n<x-kit::b />\n@end\n<x-kit::c>a</x-kit::c>\n<x-kit::d `
  assert.deepEqual(listOpenTags(text, text.length, ['kit']), ['x-kit::card'])
})
