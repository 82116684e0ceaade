import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scanTags } from '../../../../engine/tags/index.ts'

const options = { namespaces: ['kit', 'acme'] }
const names = (text: string) => scanTags(text, options).map(({ kind, name }) => `${kind} ${name}`)

test('returns tags in order with kind, names and places', () => {
  const text = 'a\r\n <x-kit::card.header\n  title="T"\n/><x-acme::b>é</x-acme::b >'
  const found = scanTags(text, options)
  assert.deepEqual(
    found.map(({ kind, name, namespace, component, line, col, endLine, endCol, from, to }) =>
      [kind, name, namespace, component, line, col, endLine, endCol, text.slice(from, to)].join(
        ' ',
      ),
    ),
    [
      'self kit::card.header kit card.header 2 1 4 2 <x-kit::card.header\n  title="T"\n/>',
      'open acme::b acme b 4 2 4 13 <x-acme::b>',
      'close acme::b acme b 4 14 4 27 </x-acme::b >',
    ],
  )
})

test('returns attributes with name, key, kind, offsets and literal value', () => {
  const text = `<x-kit::a b='c &amp; "d"' :e-f="1 > 2" ::class="{}" @g h=i/j {{ $attrs }} k="{{ l }}" :m n="" data-o aria-p>`
  const [tag] = scanTags(text, options)
  assert.deepEqual(
    tag!.attributes.map(
      ({ name, key, bound, spread = false, from, to, valueFrom, valueTo, value }) => [
        name,
        key,
        bound,
        spread,
        text.slice(from, to),
        valueFrom === null ? null : text.slice(valueFrom, valueTo!),
        value,
      ],
    ),
    [
      ['b', 'b', false, false, `b='c &amp; "d"'`, 'c &amp; "d"', 'c & "d"'],
      [':e-f', 'e-f', true, false, ':e-f="1 > 2"', '1 > 2', null],
      ['::class', ':class', false, false, '::class="{}"', '{}', '{}'],
      ['@g', '@g', false, false, '@g', null, true],
      ['h', 'h', false, false, 'h=i/j', 'i/j', 'i/j'],
      ['{{ $attrs }}', '', false, true, '{{ $attrs }}', ' $attrs ', null],
      ['k', 'k', false, false, 'k="{{ l }}"', '{{ l }}', null],
      [':m', 'm', true, false, ':m', null, null],
      ['n', 'n', false, false, 'n=""', '', ''],
      ['data-o', 'data-o', false, false, 'data-o', null, ''],
      ['aria-p', 'aria-p', false, false, 'aria-p', null, true],
    ],
  )
})

test('finds no tags where Edge or the browser reads no markup', () => {
  for (const text of [
    '{{-- <x-kit::a> --}}',
    '{{-- {{ <x-kit::a> }} --}}',
    '{{ "<x-kit::a>" }}',
    '@{{ "<x-kit::a>" }}',
    '<!-- <x-kit::a> {{ "-->" }} <x-kit::a> -->',
    '<script>"<x-kit::a>"</SCRIPT>',
    '<style media="a"><x-kit::a></style>',
    '@if(a < "<x-kit::a>")\n@end',
    '  @let(a = (\n"<x-kit::a>"))',
    '@else <x-kit::a>\n',
    '@ui.button({ a: "<x-kit::a>" })',
    '@<x-kit::a>@</x-kit::a>',
    '<x-other::a>',
    '<x-kit:a>',
    '<X-kit::a>',
    '< x-kit::a>',
  ]) {
    assert.deepEqual(names(text), [], text)
  }
})

test('finds tags in text that only resembles such places', () => {
  for (const text of [
    '<!-- a --><x-kit::a>',
    '<!--><x-kit::a>',
    '<scripts><x-kit::a>',
    'a @if(<x-kit::a>)',
    '@unknown(<x-kit::a>)',
    '@end <x-kit::a>',
    '{ <x-kit::a> }',
    '{{-- a --}}<x-kit::a>',
    '{<x-kit::a>',
  ]) {
    assert.deepEqual(names(text), ['open kit::a'], text)
  }
})

test('assigns a slot to the innermost x- element', () => {
  assert.deepEqual(names('<x-slot name="a"></x-slot>'), [])
  const inside =
    '<x-kit::a><x-foo b="/>"><x-slot></x-slot></x-foo><x-bar/><x-slot:c></x-slot></x-kit::a>'
  assert.deepEqual(names(inside), ['open kit::a', 'open slot:c', 'close slot', 'close kit::a'])
  assert.deepEqual(
    scanTags('<x-acme::a><x-slot name="b">', options).map(({ namespace, component }) => [
      namespace,
      component,
    ]),
    [
      ['acme', 'a'],
      ['acme', null],
    ],
  )
  const inAttribute = '<x-kit::a><x-foo b="<x-bar>"></x-foo><x-slot:c></x-slot></x-kit::a>'
  assert.ok(names(inAttribute).includes('open slot:c'))
  // A foreign element that is never closed does not own the slots of the elements around it.
  const unclosed = '<x-kit::a><x-foo></x-kit::a><x-kit::a><x-slot:b></x-slot></x-kit::a>'
  assert.equal(names(unclosed).filter((name) => name.includes('slot')).length, 2)
})

test('reports what is wrong with each malformed tag and where, and continues to scan', () => {
  const problem = (text: string) => {
    const found = scanTags(text, options).find((tag) => tag.problem)?.problem
    return found && `${found.line}:${found.col} ${found.code} ${found.message}`
  }
  assert.equal(problem('<x-kit::a'), '1:0 E_UNTERMINATED_TAG Unterminated tag <x-kit::a')
  assert.equal(problem('\n <x-kit::a b <p>'), '2:1 E_UNTERMINATED_TAG Unterminated tag <x-kit::a')
  assert.equal(problem('<x-kit::a {{ b'), '1:10 E_UNCLOSED_CURLY_BRACE Unclosed "{{"')
  assert.equal(problem('</x-kit::a'), '1:0 E_UNTERMINATED_TAG Unterminated tag </x-kit::a')
  assert.equal(problem('<x-kit::a\nb="{{{ c">'), '2:3 E_UNCLOSED_CURLY_BRACE Unclosed "{{{"')
  assert.equal(problem('<x-kit::a b=c{{ d >'), '1:13 E_UNCLOSED_CURLY_BRACE Unclosed "{{"')
  assert.equal(
    problem('<x-kit::a\nb="c>'),
    '2:0 E_UNTERMINATED_TAG Unterminated value of attribute "b"',
  )
  assert.equal(problem('<x-acme::a "b">'), '1:11 E_ACME_TAG Unexpected """ inside <x-acme::a>')
  assert.equal(
    problem('\r\n<x-kit::a\nb="c>d</x-kit::a>\n"e"'),
    '4:2 E_UNTERMINATED_TAG Unexpected """ inside <x-kit::a>: the closing quote of "b" in line 3 may be missing',
  )
  assert.equal(problem('<x-kit::a/b>'), '1:9 E_KIT_TAG Unexpected "/" inside <x-kit::a>')
  assert.equal(problem('<x-kit::a b=>'), '1:12 E_KIT_TAG Unexpected ">" inside <x-kit::a>')
  assert.equal(
    problem('<x-kit::a b-{{ c }}="d">'),
    '1:10 E_KIT_TAG The attribute name "b-{{" cannot contain a mustache',
  )
  assert.equal(
    problem('<x-kit::a __proto__="b">'),
    '1:10 E_KIT_TAG Invalid attribute name "__proto__" inside <x-kit::a>',
  )
  for (const inside of ['@if(b)', '@if (b)', '@end', '@else', '@!foo(b)']) {
    assert.match(problem(`<x-kit::a ${inside} c>`)!, /Edge tags cannot be used inside/, inside)
  }
  assert.equal(problem('<x-kit::a @if="b" @end="c" @click.once @error>'), undefined)
  const both = scanTags('<x-kit::a "><x-kit::b "></x-kit::c>', options)
  assert.deepEqual(
    both.map((tag) => [tag.component, !!tag.problem]),
    [
      ['a', true],
      ['b', true],
      ['c', false],
    ],
  )
})
