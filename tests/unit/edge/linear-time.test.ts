import { EdgeError } from 'edge.js'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AttributeBag, findPropsArgument, scanTags } from '../../../kit/src/edge/index.ts'
import { replaceTags } from '../../../kit/src/edge/replace-tags.ts'

const SIZE = 100_000

/** Texts that are worst cases of scanners: what opens again and again and is never closed. */
const pieces = [
  ' ',
  '\t',
  '\n',
  '\r\n',
  '"',
  "'",
  '<',
  '{',
  '}',
  '{{',
  '{{{',
  '}}',
  '@',
  '@{{',
  '@if(',
]
const tags = [
  '<x-kit::a ',
  '<x-kit::a "',
  '<x-kit::a b="',
  '<x-kit::a {{',
  '<x-kit::a b={{',
  '<x-kit::a>',
  '</x-kit::a',
  '</x-kit::b> ',
  '<x-kit::a/>',
  '@<x-kit::a>',
  '<x-foo b="',
  '<x-foo b={{ ',
  '<x-foo>',
  '<x-foo ',
  '<x-slot>',
  '<!--',
  '<!-- -->',
  '<script',
  '<script>',
  '{{--',
  '\n@if(',
  '\n@props(',
  '\n  @',
  '&amp',
  '<x-kit::a b="{{ c }}" :d="e">',
  '</x-kit::a ',
]
const starts = [
  '',
  '<x-kit::a>',
  '<x-kit::a ',
  '<x-kit::a b="',
  "<x-kit::a :b='",
  '<x-kit::a {{',
  '<x-foo ',
  '<x-foo b="',
  '</x-kit::a',
  '<x-kit::card><x-slot name="',
  '@props({ a: "',
]

const scan = (text: string) => scanTags(text, { namespaces: ['kit'] })

for (const start of starts) {
  test(`${SIZE} characters after ${JSON.stringify(start)} take linear time`, () => {
    for (const piece of [...pieces, ...tags]) {
      const text = start + piece.repeat(Math.ceil(SIZE / piece.length))
      // Quadratic work over 100,000 characters takes minutes; linear work milliseconds.
      const begun = process.cpuUsage()
      scan(text)
      findPropsArgument(text)
      try {
        replaceTags(text, {
          filename: 'a.edge',
          namespaces: ['kit'],
          isEdgeTag: () => true,
          async: false,
          marker: 'marker:',
          resolve: () => 'kit::a',
        })
      } catch (error) {
        assert.ok(error instanceof EdgeError, String(error))
      }
      const { user } = process.cpuUsage(begun)
      assert.ok(user < 2_000_000, `${JSON.stringify(piece)} took ${user / 1000} ms`)
    }
  })
}

test('thousands of tags, attributes and lines take linear time', () => {
  const tag = `<x-kit::a b="{{ c }}" :d="e" {{ f }} class="g">\n<x-slot:h></x-slot></x-kit::a>\n`
  assert.equal(scan(tag.repeat(2000)).length, 8000)
  assert.equal(scan('<x-kit::a>'.repeat(5000) + '</x-kit::a>'.repeat(5000)).length, 10_000)
  assert.equal(scan(`<x-kit::a ${'b="c" '.repeat(20_000)}>`)[0]!.attributes.length, 20_000)
})

test('an attribute bag prints any text in linear time', () => {
  for (const piece of [' ', ';', '; ', '"', '&']) {
    const text = piece.repeat(SIZE)
    const bag = new AttributeBag({ class: text, style: text, title: text })
    assert.ok(bag.merge({ class: text, style: text }).toString().length > SIZE)
  }
})
