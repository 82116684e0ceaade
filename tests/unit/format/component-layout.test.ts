import assert from 'node:assert/strict'
import test from 'node:test'
import { toComponentLayout } from '../../../engine/format/component-layout.ts'

const cases: [promise: string, template: string, main: string | undefined][] = [
  ['trims what a block contains', '<div>{{{ await $slots.main() }}}</div>', 'trim'],
  ['trims what has white space around it', '<span>\n{{{ await $slots.main() }}}\n</span>', 'trim'],
  ['trims what the template trims', '<b>{{{ (await $slots.main()).trim() }}}</b>', 'trim'],
  [
    'follows a variable',
    '@let(text = (await $slots.main()).trim())\n@if(text)\n<b>{{{ text }}}</b>\n@end',
    'trim',
  ],
  ['collapses what is in a line of text', '<b>{{{ await $slots.main() }}}</b>', 'collapse'],
  [
    'sees that ~ removes a line break',
    '<b>\n@if(a)\n@end~\n{{{ await $slots.main() }}}\n</b>',
    'collapse',
  ],
  [
    'takes the weakest of several places',
    '<p>{{{ await $slots.main() }}}</p><b>{{{ await $slots.main() }}}</b>',
    'collapse',
  ],
  ['keeps what is in <pre>', '<pre>{{{ await $slots.main() }}}</pre>', 'keep'],
  [
    'keeps what another component gets',
    '<x-app::box>{{{ await $slots.main() }}}</x-app::box>',
    'keep',
  ],
  ['keeps what a function gets', '@let(text = await $slots.main())\n{{{ show(text) }}}', 'keep'],
  ['keeps what a function prints', '<p>{{{ show(await $slots.main()) }}}</p>', 'keep'],
  [
    'keeps all slots if they are passed on',
    '<p>{{{ await $slots.main() }}}</p>{{ $slots }}',
    'keep',
  ],
  [
    'does not know an element with a variable name',
    '<{{ as }}>{{{ await $slots.main() }}}</{{ as }}>',
    undefined,
  ],
  [
    'believes the header comment',
    '{{-- A.\n@whitespace collapse --}}\n<pre>{{{ await $slots.main() }}}</pre>',
    'collapse',
  ],
]
for (const [promise, template, main] of cases) {
  test(promise, () => assert.equal(toComponentLayout(template).slots.main, main))
}

test('tells slots apart, and uses the header comment for those that nobody knows', () => {
  const template = '<li>{{{ await $slots.main() }}}<b>{{{ await $slots.end() }}}</b></li>'
  assert.deepEqual(toComponentLayout(template), {
    isBlock: true,
    slots: { main: 'collapse', end: 'collapse' },
    others: 'keep',
  })
  assert.equal(toComponentLayout(`{{--\n@whitespace trim\n--}}\n${template}`).others, 'trim')
})

test('knows a component that renders only blocks', () => {
  assert.ok(toComponentLayout('@let(a = 1)\n@if(a)\n<p>A</p>\n@else\n<ul></ul>\n@end').isBlock)
  assert.ok(!toComponentLayout('<p>A</p>\n<b>B</b>').isBlock)
  assert.ok(!toComponentLayout('<p>A</p>\nB').isBlock)
})
