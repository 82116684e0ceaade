import assert from 'node:assert/strict'
import test from 'node:test'
import { parse } from '../../../engine/template/parse.ts'
import { listSlotUses } from '../../../engine/template/slots.ts'

const list = (text: string) =>
  listSlotUses(parse(text)).map(({ name, place }) => `${name} ${place}`)

const cases: [promise: string, text: string, uses: string[]][] = [
  ['a slot that is printed', '<p>{{{ await $slots.main() }}}</p>', ['main text']],
  ['one that may be missing', '{{{ await $slots?.main?.() }}}', ['main text']],
  ['one in brackets', "{{{ await $slots['a-b']() }}}", ['a-b text']],
  ['one in an attribute', '<p title="{{ await $slots.main() }}">', ['main attribute']],
  ['one between attributes', '<p {{{ await $slots.main() }}}>', ['main attribute']],
  [
    'one in an attribute of a component',
    '<x-a::b title="{{ await $slots.main() }}" :c="$slots.d()">{{{ await $slots.e() }}}</x-a::b>',
    ['main tagAttribute', 'd tagAttribute', 'e text'],
  ],
  ['conditions', '@if($slots.a)\n{{ $slots.b ? 1 : 2 }}\n@end', ['a condition', 'b condition']],
  ['the argument of an Edge tag', '@let(a = (await $slots.b()).trim())', ['b code']],
  [
    'all slots at once',
    '@component("a", { $slots, b: { ...$slots } })',
    ['null code', 'null code'],
  ],
  [
    'no slot in comments and texts',
    '{{-- $slots.a --}}@{{ $slots.b }}{{ "$slots.c" }} $slots.d',
    [],
  ],
  ['no slot in other objects', '{{ a.$slots.b }}{{ { $slots: 1 } }}', []],
]
for (const [promise, text, uses] of cases) {
  test(`finds ${promise}`, () => assert.deepEqual(list(text), uses))
}
