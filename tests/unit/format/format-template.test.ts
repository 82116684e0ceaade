import assert from 'node:assert/strict'
import test from 'node:test'
import type { ComponentLayout } from '../../../engine/format/display.ts'
import { formatTemplate } from '../../../engine/format/format-template.ts'

const layouts: Record<string, ComponentLayout> = {
  'x-kit::card': { isBlock: true, slots: { main: 'trim', actions: 'trim' }, others: 'keep' },
  'x-kit::text': { isBlock: false, slots: { main: 'trim' }, others: 'keep' },
  'x-kit::link': { isBlock: false, slots: { main: 'collapse' }, others: 'keep' },
}

/** Formats a template in narrow lines, and checks that its result stays as it is. */
function format(text: string, width = 40): string {
  const options = { namespaces: ['kit'], layoutOf: (tag: string) => layouts[tag], width }
  const formatted = formatTemplate(text, options)
  assert.equal(formatTemplate(formatted, options), formatted, 'twice')
  return formatted
}

const cases: [promise: string, before: string, after: string][] = [
  [
    'puts each attribute of a long tag on a line of its own',
    '<x-kit::input label="Name" name="name" required />\n',
    '<x-kit::input\n  label="Name"\n  name="name"\n  required\n/>\n',
  ],
  [
    'formats tags of HTML as it does those of components',
    '<div>\n  <img src="/images/ada.svg" alt="Ada" width="96">\n</div>\n',
    '<div>\n  <img\n    src="/images/ada.svg"\n    alt="Ada"\n    width="96"\n  >\n</div>\n',
  ],
  [
    'joins a tag that fits on one line',
    '<x-kit::input label="A"\n              name="a"   />\n',
    '<x-kit::input label="A" name="a" />\n',
  ],
  [
    'keeps a tag broken whose first attribute is on a new line',
    '<x-kit::icon\n    name="x" size="sm"/>\n',
    '<x-kit::icon\n    name="x"\n    size="sm"\n/>\n',
  ],
  [
    'puts text on lines of its own where white space around it is not shown',
    '<x-kit::card title="A">One two three four five six</x-kit::card>\n',
    '<x-kit::card title="A">\n  One two three four five six\n</x-kit::card>\n',
  ],
  [
    'adds no white space to text in a line of text',
    '<p>See <x-kit::link href="/a" title="Other">the page</x-kit::link>.</p>\n',
    '<p>\n  See\n  <x-kit::link\n    href="/a"\n    title="Other"\n  >the page</x-kit::link>.\n</p>\n',
  ],
  [
    'breaks text only where it has spaces',
    '<li>One two three-four, {{ five }}! {{ six }} seven</li>\n',
    '<li>\n  One two three-four, {{ five }}!\n  {{ six }} seven\n</li>\n',
  ],
  [
    'breaks arrays and objects that are too long',
    '<x-kit::table :rows="[{ id: 1, name: `a  b` }, { id: 2 }]" />\n',
    '<x-kit::table\n  :rows="[\n    { id: 1, name: `a  b` },\n    { id: 2 }\n  ]"\n/>\n',
  ],
  [
    'breaks the argument of an Edge tag',
    "@let(codes = [['200', 'OK'], ['404', 'Not found']])\n",
    "@let(codes = [\n  ['200', 'OK'],\n  ['404', 'Not found']\n])\n",
  ],
  [
    'keeps blank lines, line breaks and Edge tags where they are',
    '<ul>\n\n@each(a in b)\n  <li>{{ a }}</li>\n@end\n</ul>\n',
    '<ul>\n\n@each(a in b)\n  <li>{{ a }}</li>\n@end\n</ul>\n',
  ],
  [
    'moves the lines of an element that gets a line of its own',
    '<x-kit::card title="A title of 1357"><ul>\n  <li>A</li>\n</ul></x-kit::card>\n',
    '<x-kit::card title="A title of 1357">\n  <ul>\n    <li>A</li>\n  </ul>\n</x-kit::card>\n',
  ],
  [
    'breaks lines between blocks',
    '<tr><th scope="row">Total</th><td>12</td><td>34</td></tr>\n',
    '<tr>\n  <th scope="row">Total</th>\n  <td>12</td>\n  <td>34</td>\n</tr>\n',
  ],
  [
    'joins a tag after an attribute without its value, once for all',
    '<input name="abc" id="one-two" b=\n>\n',
    '<input name="abc" id="one-two" b=>\n',
  ],
  [
    'keeps tabs and the line breaks of Windows',
    '<ul>\r\n\t<li title="A long title of a line">A B</li>\r\n</ul>\r\n',
    '<ul>\r\n\t<li title="A long title of a line">\r\n\t\tA B\r\n\t</li>\r\n</ul>\r\n',
  ],
]
for (const [promise, before, after] of cases) {
  test(promise, () => assert.equal(format(before), after))
}

const kept: [promise: string, text: string][] = [
  [
    'the content of <pre>',
    '<pre>  One two  <b id="a" class="b" title="c">three</b> four five</pre>',
  ],
  ['scripts', '<script>const a = "One two three four five six seven eight"</script>'],
  ['tags of other libraries', '<x-other::input label="Name" name="name" required />'],
  [
    'the content of components that show it in their own way',
    '<x-kit::code>a b  <b>c</b> d e f</x-kit::code>',
  ],
  [
    'the content of a slot that nobody knows',
    '<x-kit::card>\n  <x-slot name="a">b  c  d</x-slot>\n</x-kit::card>',
  ],
  ['comments', '{{-- One two three four five six seven eight nine --}}'],
  ['expressions in braces', '{{ html.attrs({ one: 1, two: 2, three: 3, four: 4 }) }}'],
  [
    'an Edge tag between attributes',
    '<div\n  @if(a)\n  class="b"   title="c"\n  @end\n  id="d" lang="e"></div>',
  ],
  ['tags that Edge may not know', "@vite(['resources/css/app.css', 'resources/js/app.js'])"],
  [
    'the texts in an argument of a tag of the application',
    "@!hero({ title: 'One two three four five six', code: '<b>one</b> <p>two three four five</p>' })",
  ],
  [
    'the texts in an argument of several lines',
    '@hero({\n  code: `<p class="a" title="b" id="c">one two three four</p>\n@end`,\n})\n',
  ],
  ['an at sign that would begin a line', '<p>\n  One two three four five six @if\n</p>'],
  ['expressions with a comment', "@let(a = [/* One, two, three */ 'four', 'five'])"],
  ['expressions that are none', '<x-kit::table\n  :rows="[{ id: 1 }, { id: 2 }, { id: 3 }"\n/>'],
  [
    'an element whose end is in another branch',
    '@if(a)\n<pre>\n@else\n<pre id="b">\n@end\n a  b  c  d  e  f  g  h  i  j  k  l</pre>',
  ],
  ['a tag whose end is missing', '<p>One</p>\n<x-kit::input label="Name" name="name" required'],
  ['the indentation after a tag that ends with ~', '@if(a)\n@end~\n<b>One two three</b>'],
]
for (const [promise, text] of kept) {
  test(`leaves ${promise} as written`, () => assert.equal(format(text), text))
}

test('breaks the tag of a component in <pre>, where only its own white space is not shown', () => {
  assert.equal(
    format('<pre>  <x-kit::link href="/a" title="Other page">a</x-kit::link></pre>'),
    '<pre>  <x-kit::link\n  href="/a"\n  title="Other page"\n>a</x-kit::link></pre>',
  )
})

test('trims a component that renders another element with `as` only if that is a block', () => {
  const text = (as: string) => `<x-kit::text as="${as}">One two three four</x-kit::text>\n`
  assert.match(format(text('div')), /^<x-kit::text as="div">\n  One/)
  assert.match(format(text('span')), /^<x-kit::text\n  as="span"\n>One two three four/)
})

test('formats a long template in linear time, and one that is too deep not at all', () => {
  const long = '<li title="a">A</li>\n<b>a</b><b>b</b>'.repeat(5000)
  assert.equal(format(long).length, long.length)
  const line = '<b>a</b>'.repeat(20_000)
  assert.equal(format(line), line)
  const deep = '<div id="a"   class="b">'.repeat(10_000)
  assert.equal(format(deep), deep)
})
