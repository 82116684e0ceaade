import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  analyseTemplate,
  type TemplateFacts,
} from '../../../../engine/tags/cache/analyse-template.ts'
import { createTestEdge } from '../create-test-edge.ts'

/** Compiles the template of a component as production does, and returns its facts. */
async function analyse(template: string): Promise<TemplateFacts> {
  const components = { box: template, inner: '<i {{ $attrs.toAttrs() }}></i>' }
  const edge = createTestEdge({ production: true, components })
  // Compiles the component; what it renders does not matter.
  await edge.renderRaw('<x-kit::box></x-kit::box>').catch(() => {})
  return analyseTemplate(String(edge.asyncCompiler.compile('kit::box')))
}

const PROPS = `@props({ label: '', items: { type: 'array', default: [] } })\n`

const cached = [
  `{{ label }} {{ label.trim().toUpperCase() }} {{ items.length ? items.join(', ') : '–' }}`,
  `@each((item, index) in items)\n{{ index }}: {{ item }}\n@else\nnone\n@end`,
  `@let(words = label.split(' ').map((word) => word.slice(0, 1)))\n{{ words.join('') }}`,
  `@let(total = 0)\n@each(item in items)\n@assign(total = total + item)\n@end\n{{ total }}`,
  `<b {{ $attrs.merge({ class: ['a', label && 'b'] }).toAttrs() }}>{{{ await $slots.main() }}}</b>`,
  `<b title="{{{ await $slots.main() }}}"></b>`,
  `@if($slots.end && label)\n{{{ await $slots.end() }}}\n@end\n{{{ await $slots.main() }}}`,
  `{{{ $slots.end ? await $slots.end() : label }}}{{{ (await $slots.main()).trim() }}}`,
  `@each(item in items)\n{{{ await $slots.main() }}}\n@end`,
  `<x-kit::inner title="{{ label }}">{{{ await $slots.main() }}}</x-kit::inner>`,
  `@let(text = (await $slots.main()).trim())\n<x-kit::inner title="{{ text }}" />{{{ text }}}`,
  `{{ Math.max(1, items.length) }}{{ String(label) }}{{ html.escape(label) }}{{ truncate(label, 3) }}`,
  `@inject({ level: 2, 'is-deep': true })\n{{{ await $slots.main() }}}`,
]

for (const template of cached) {
  test(`caches ${JSON.stringify(template)}`, async () => {
    assert.equal((await analyse(PROPS + template)).refusal, null)
  })
}

const refused: [template: string, reason: string][] = [
  [`<x-kit::inner title="{{{ await $slots.main() }}}" />`, 'does not just print the slot "main"'],
  [`<x-kit::inner :title="$slots.main" />`, 'uses all slots at once'],
  [`<x-kit::inner {{ $slots }} />`, 'uses all slots at once'],
  [`{{ (await $slots.main()).length }}`, 'does not just print the slot "main"'],
  [`{{{ $slots.main() }}}`, 'does not just print the slot "main"'],
  [`{{{ await $slots.row(label) }}}`, 'does not just print the slot "row"'],
  [`{{{ (await $slots.main()) + '' }}}`, 'does not just print the slot "main"'],
  [`@if((await $slots.main()).trim())\na\n@end`, 'does not just print the slot "main"'],
  [
    `@if(label)\n@let(a = await $slots.main())\n{{{ a }}}\n@end`,
    'does not just print the slot "main"',
  ],
  [`@let(a = label && (await $slots.main()))\n{{{ a }}}`, 'does not just print the slot "main"'],
  [
    `@let(a = await $slots.main())\n@let(b = await $slots.end())\n{{ a + b }}`,
    'reads the text of several slots',
  ],
  [
    `{{{ await $slots.end() }}}\n@let(a = await $slots.main())\n{{ a }}`,
    'reads the text of several slots',
  ],
  [
    `@let(a = await $slots.main())\n{{ a }}{{{ await $slots.main() }}}`,
    'does not just print the slot "main"',
  ],
  [
    `{{{ await $slots.main() }}}{{{ (await $slots.main()).trim() }}}`,
    'does not just print the slot "main"',
  ],
  [`{{ Object.keys($slots).length }}`, 'uses all slots at once'],
  [`{{ 'main' in $slots }}`, 'uses all slots at once'],
  [`@if($slots.toString)\na\n@end`, 'uses all slots at once'],
  [`@if(label)\n@inject({ level: 2 })\n@end`, 'uses `@inject` in a block or after a slot'],
  [
    `{{{ await $slots.main() }}}\n@inject({ level: 2 })`,
    'uses `@inject` in a block or after a slot',
  ],
  [
    `{{ label && Object.assign($slots.$context, { a: 1 }) }}`,
    'uses `@inject` in a block or after a slot',
  ],
  [`@inject({ label })`, 'passes on values with `@inject`'],
  ...[
    'Date.now()',
    'new Date()',
    'Math.random()',
    'crypto.randomUUID()',
    'performance.now()',
    'process.hrtime()',
  ].map((code): [string, string] => [
    `{{ ${code} }}`,
    code.startsWith('new')
      ? 'contains code that cannot be analysed: `NewExpression`'
      : code.startsWith('Math')
        ? 'reads `Math`'
        : `reads \`${code.split('.')[0]}\``,
  ]),
  [`{{ counter() }}`, 'reads `counter`'],
  [`{{ theme }}`, 'reads `theme`'],
  [`{{ user.name }}`, 'reads `user`'],
  [`{{ $context.size }}`, 'reads `$context`'],
  [`{{ $caller.line }}`, 'reads `$caller`'],
  [`{{ $props.all().length }}`, 'reads `$props`'],
  [`{{ this.Date }}`, 'contains code that cannot be analysed: `ThisExpression`'],
  [`{{ label.constructor('return Date.now()') }}`, 'calls `constructor`'],
  [`{{ label['constructor']['constructor']('return 1')() }}`, 'calls `…`'],
  [`{{ items.reverse() }}`, 'calls `reverse`'],
  [`{{ $attrs.all().items.sort() }}`, 'calls `sort`'],
  [`{{ label.toLocaleString() }}`, 'calls `toLocaleString`'],
  [`@assign(items.first = 1)`, 'changes a value that is not its own'],
  [`@assign(other = 1)`, 'changes a value that is not its own'],
  [`{{ items.length++ }}`, 'changes a value that is not its own'],
  [`{{ delete items.length }}`, 'changes a value that is not its own'],
  [
    `@each(Date in items)\n{{ Date }}\n@end\n{{ Date.now() }}`,
    'contains code that cannot be analysed: `Date`',
  ],
  [`@include('partial')`, 'calls `…`'],
]

for (const [template, reason] of refused) {
  test(`renders each time: ${JSON.stringify(template)}`, async () => {
    assert.equal((await analyse(PROPS + template)).refusal, reason)
  })
}

test('finds the slot that is read first, and the slots that are trimmed', async () => {
  const template = `@inject({ a: 1 })\n@let(text = (await $slots.main()).trim())\n{{ text }}{{{ (await $slots.end()).trim() }}}{{{ await $slots.start() }}}`
  const { inspected, trimmed, injected } = await analyse(template)
  assert.deepEqual(
    { inspected, trimmed, injected },
    { inspected: 'main', trimmed: ['end'], injected: { a: 1 } },
  )
})

test('renders each time if the code is no function, or too deep for the parser', () => {
  assert.equal(analyseTemplate('1').refusal, 'contains code that cannot be analysed: `no function`')
  assert.equal(
    analyseTemplate('function () {').refusal,
    'contains code that cannot be analysed: `syntax`',
  )
  const deep = `async function f() { ${'('.repeat(50_000)}${')'.repeat(50_000)} }`
  assert.equal(analyseTemplate(deep).refusal, 'contains code that cannot be analysed: `syntax`')
})
