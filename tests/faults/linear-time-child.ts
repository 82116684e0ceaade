/** Does the work of `linear-time.test.ts`, and sends the name of each step before it runs. */
import { EdgeError } from 'edge.js'
import assert from 'node:assert/strict'
import { AttributeBag, findPropsArgument, scanTags } from '../../engine/tags/index.ts'
import { createColumns } from '../../engine/tags/scan/columns.ts'
import { findDeprecation } from '../../engine/tags/props/deprecation.ts'
import { replaceTags } from '../../engine/tags/compile/replace-tags.ts'
import { revealTags } from '../../engine/tags/compile/hide-tags.ts'
import { createTestEdge } from '../unit/tags/create-test-edge.ts'

/** At this size, linear work takes milliseconds, and quadratic work more than fifteen seconds. */
const SIZE = 200_000

/** Worst cases for scanners: text that opens repeatedly and is never closed. */
// prettier-ignore
const pieces = [
  ' ', '\t', '\n', '\r\n', '\u2028', '"', "'", '<', '{', '}', '{{', '{{{', '}}', '@', '@{{', '@if(',
  '<x-kit::a ', '<x-kit::a "', '<x-kit::a b="', '<x-kit::a {{', '<x-kit::a b={{', '<x-kit::a>',
  '</x-kit::a', '</x-kit::b> ', '<x-kit::a/>', '@<x-kit::a>', '<x-foo b="', '<x-foo b={{ ', '<x-foo>',
  '<x-foo ', '<x-slot>', '<!--', '<!-- -->', '<script', '<script>', '{{--', '\n@if(', '\n@props(',
  '\n  @', '&amp', '<x-kit::a b="{{ c }}" :d="e">', '</x-kit::a ', '{{{ marker:', '$tags:',
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

function replace(text: string): void {
  try {
    const replaced = replaceTags(text, {
      filename: 'a.edge',
      namespaces: ['kit'],
      isEdgeTag: () => true,
      async: false,
      marker: 'marker:',
      resolve: () => 'kit::a',
      isTraced: () => true,
    })
    revealTags(replaced.text, { ...replaced, marker: 'marker:', props: null })
  } catch (error) {
    assert.ok(error instanceof EdgeError, String(error))
  }
}

/** Compiles a page completely, including Edge's part. */
function compile(text: string): void {
  try {
    edge.compiler.compileRaw(text)
  } catch (error) {
    assert.ok(error instanceof EdgeError, String(error))
  }
}

const work: [name: string, run: () => void][] = []
for (const piece of pieces) {
  const toText = (start: string) => start + piece.repeat(Math.ceil(SIZE / piece.length))
  const name = JSON.stringify(piece)
  for (const start of starts) {
    work.push([`tags in ${name} after ${JSON.stringify(start)}`, () => replace(toText(start))])
  }
  work.push([`@props in ${name}`, () => void findPropsArgument(toText(''))])
  work.push([`@props of ${name}`, () => void findPropsArgument(toText('@props({ a: "'))])
  work.push([`a header of ${name}`, () => void findDeprecation(toText('{{--'))])
  work.push([`@deprecated ${name}`, () => void findDeprecation(toText('{{-- @deprecated '))])
}
const edge = createTestEdge()
edge.createRenderer()
const shapes = [
  (text: string) => `<x-kit::button title="${text}">a</x-kit::button>`,
  (text: string) => `<x-kit::button :title='${text}'>a</x-kit::button>`,
  (text: string) => `<x-kit::button ${text}>a</x-kit::button>`,
  (text: string) => `<x-kit::button>${text}</x-kit::button>`,
]
for (const piece of [' ', '\n', '"', "'", '<', '&', '{', 'a ', '{{ a }}\n', '${', '(']) {
  for (const toTag of shapes) {
    const text = toTag(piece.repeat(SIZE / 4 / piece.length))
    work.push([`the tag ${text.slice(0, 40)}…`, () => compile(text)])
  }
}
for (const piece of [' ', ';', '; ', '"', '&']) {
  const text = piece.repeat(SIZE)
  work.push([
    `a bag of ${JSON.stringify(piece)}`,
    () => {
      const bag = new AttributeBag({ class: text, style: text, title: text })
      assert.ok(bag.merge({ class: text, style: text }).toString().length > SIZE)
    },
  ])
}
work.push([
  'columns of one line',
  () => {
    const text = 'a'.repeat(SIZE)
    const ends = Array.from({ length: SIZE }, (_, at) => ({ before: at, after: at }))
    const columns = createColumns(text, text, ends)
    for (let col = 0; col < SIZE; col++) assert.equal(columns({ line: 1, col }), col)
  },
])
const scan = (text: string) => scanTags(text, { namespaces: ['kit'] })
work.push(
  [
    'thousands of tags and lines',
    () => {
      const tag =
        '<x-kit::a b="{{ c }}" :d="e" {{ f }} class="g">\n<x-slot:h></x-slot></x-kit::a>\n'
      assert.equal(scan(tag.repeat(5000)).length, 20_000)
    },
  ],
  [
    'thousands of tags in each other',
    () => {
      assert.equal(scan('<x-kit::a>'.repeat(20_000) + '</x-kit::a>'.repeat(20_000)).length, 40_000)
    },
  ],
  [
    'thousands of attributes',
    () => {
      const [tag] = scan(`<x-kit::a ${'b="c" '.repeat(50_000)}>`)
      assert.equal(tag!.attributes.length, 50_000)
    },
  ],
)

for (const [name, run] of work) {
  process.send!(name)
  run()
}
process.disconnect()
