import assert from 'node:assert/strict'
import test from 'node:test'
import { toCallSyntax } from '../../../../engine/tags/compile/call.ts'

const toCalls = (text: string) => toCallSyntax(text, ['acme'])

test('converts a tag to a call with the same props, and its content to separate lines', () => {
  assert.equal(
    toCalls('<x-acme::chip tone="it’s" data-id=\'a"b\' :count="1 + 1" loud>New</x-acme::chip>'),
    "@acme.chip({ tone: 'it’s', 'data-id': 'a\"b', count: 1 + 1, loud: true })\n  New\n@end",
  )
})

test('converts a whole value in double braces to the value', () => {
  assert.equal(
    toCalls(`<x-acme::chip tone="{{ user.tone }}" :loud="a" data-id='{{{ id }}}' />`),
    "@!acme.chip({ tone: user.tone, loud: a, 'data-id': id })",
  )
  assert.equal(toCalls('<x-acme::chip x-show="{{ a }}" />'), null)
})

test('writes a prop per line if the value of one has several lines', () => {
  const text = `<x-acme::list label="People" :rows="[
  { name: 'Ada' }
]" />`
  assert.equal(
    toCalls(text),
    "@!acme.list({\n  label: 'People',\n  rows: [\n  { name: 'Ada' }\n]\n})",
  )
})

test('keeps quotes and entities in a value', () => {
  assert.equal(
    toCalls('<x-acme::chip tone="it\'s &amp; \\" />'),
    "@!acme.chip({ tone: 'it\\'s & \\\\' })",
  )
})

test('converts sub-components and slots to nested calls', () => {
  const text = `<x-acme::panel>
  <x-acme::panel.big-title />
  <x-slot name="footer" let="row">
    <p>{{ row.text }}</p>
  </x-slot>
</x-acme::panel>`
  assert.equal(
    toCalls(text),
    `@acme.panel()
  @!acme.panel.bigTitle()
  @slot('footer', row)
    <p>{{ row.text }}</p>
  @end
@end`,
  )
})

for (const [why, text] of Object.entries({
  'a tag inside a sentence': 'See <x-acme::chip /> here',
  'tags without space between them': '<x-acme::chip /><x-acme::chip />',
  'a mustache in a value': '<x-acme::chip tone="a {{ b }}" />',
  'a spread': '<x-acme::chip {{ $attrs }} />',
  'Edge tags': '@if(true)\n<x-acme::chip />\n@end',
  'preformatted text': '<pre>\n  <x-acme::chip />\n</pre>',
  'a template without tags': '<b>One</b>',
})) {
  test(`does not convert ${why}`, () => {
    assert.equal(toCalls(text), null)
  })
}
