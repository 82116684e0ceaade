import assert from 'node:assert/strict'
import test from 'node:test'
import { inferComponent } from '../../../../engine/library/component/infer-component.ts'

/** Lists the inferred props, each with its default if it has one. */
function infer(template: string, globals: string[] = []): string[] {
  return inferComponent(template, new Set(globals)).props.map(({ name, default: value }) =>
    value === undefined ? name : `${name}=${JSON.stringify(value)}`,
  )
}

const cases: [promise: string, template: string, props: string[]][] = [
  ['a plain variable', '<b>{{ title }}</b>', ['title']],
  ['a variable of a condition', '@if(isOpen)\n<b></b>\n@end', ['isOpen']],
  ['an object, but none of its properties', '{{ user.name }} {{ user["email"] }}', ['user']],
  ['`$props.get()` with its default', "{{ $props.get('size', 'md') }}", ['size="md"']],
  ['a default after `has()`', "{{ $props.has('max') ? $props.get('max') : 100 }}", ['max=100']],
  ['a default after `||`', "{{ $props.get('as') || 'div' }}", ['as="div"']],
  ['`$props.name`', '{{ $props.button.text }}', ['button']],
  ['a property in `has()`', "{{ $props.has('tooltip.class') }}", ['tooltip']],
  [
    'what `except` handles',
    "<a {{ $props.except(['text', 'class']).toAttrs() }}>{{ text }}</a>",
    ['class', 'text'],
  ],
  [
    'destructured props with their defaults',
    '@let({ tone, size = 2 } = $props.all())\n{{ tone }}{{ size }}',
    ['size=2', 'tone'],
  ],
  [
    'the list of a loop, but not its item',
    '@each((row, at) in rows)\n{{ row.id }} {{ at }}\n@end',
    ['rows'],
  ],
  [
    'what a copy of the props is read for',
    '@let(all = Object.assign($context, $props))\n@let(id = all.id)\n{{ all.type ?? 1 }}',
    ['id', 'type'],
  ],
  [
    'the props in an object with other values, but not those',
    '@let(all = { ...$props, tone: 1 })\n{{ all.tone }} {{ all.size }}',
    ['size'],
  ],
  [
    'what one element writes itself and another gets from the props',
    '<p class="{{ css($props) }}"><i class="a" {{ $props.except([\'class\']).toAttrs() }}></p>',
    ['class'],
  ],
  ['a prop that is assigned to itself', "@let(type = type || 'text')\n{{ type }}", ['type']],
  [
    'a bound attribute of a tag',
    '<x-kit::button :disabled="isBusy" :title />',
    ['isBusy', 'title'],
  ],
  ['what is passed on', "@!component('a', { label, href: url })", ['label', 'url']],
  ['a template literal', '{{ `btn-${size}` }}', ['size']],
  ['quotes and braces inside of an expression', `{{ { a: "}}", b: name }.b }}`, ['name']],
]

for (const [promise, template, props] of cases) {
  test(`finds ${promise}`, () => assert.deepEqual(infer(template), props))
}

const none: [promise: string, template: string][] = [
  ['comment', '{{-- {{ title }} --}}'],
  ['escaped text', '@{{ title }}'],
  [
    'local object',
    '@let(a = { b: 1, ...c() })\n@let(d = Object.assign({}, a))\n{{ a.b }} {{ d.b }}',
  ],
  ['local variable', '@let(rows = [1])\n{{ rows }}'],
  ['parameter of a function', '{{ [1].map((item) => item.id) }}'],
  ['function that is called', "{{ route('home') }} {{ asset('a.css') }}"],
  ['global', '{{ flashMessages.get("a") }} {{ Math.max(1, 2) }} {{ request.url() }}'],
  ['parameter of a slot', "@slot('cell', row)\n{{ row.id }}\n@end"],
  [
    'name of a `let` attribute',
    '<x-kit::table><x-slot:cell let="row">{{ row.id }}</x-slot:cell></x-kit::table>',
  ],
  [
    'attribute that the element writes itself',
    `<b role="tab" {{ $props.except(['role']).toAttrs() }}>`,
  ],
  [
    'attribute that the element writes itself, on an element with a computed name',
    `<{{ tag($props) }} role="tab" {{ $props.except(['role']).toAttrs() }}>`,
  ],
  ['script', '<script>const title = 1; document.title</script>'],
  ['computed name', '{{ $props.get(`${1}`) }} {{ $props.except(list()).toAttrs() }}'],
  ['template with a syntax error', '{{ a b c }} @if(('],
  ['template of another engine', '{% for a in b %}{{ }}{% endfor %}<?php echo $a ?>'],
]

for (const [promise, template] of none) {
  test(`finds no prop in a ${promise}`, () => assert.deepEqual(infer(template), []))
}

test('finds no prop in a name that the application shares', () => {
  assert.deepEqual(infer('{{ uikit.tag }} {{ text }}', ['uikit']), ['text'])
})

test('finds the slots, and whether attributes are passed on', () => {
  const template =
    "<a {{ $props.toAttrs() }}>\n@if($slots.icon)\n{{{ await $slots['main']() }}}\n@end</a>"
  const { slots, passThrough } = inferComponent(template)
  assert.deepEqual(slots, ['icon', 'main'])
  assert.equal(passThrough, true)
  assert.equal(inferComponent('<b></b>').passThrough, false)
})

test('marks what it finds', () => {
  const [prop] = inferComponent('{{ title }}').props
  assert.deepEqual(prop, {
    name: 'title',
    required: false,
    type: { text: 'unknown', kind: 'other' },
    description: 'Found in the template.',
    inferred: true,
  })
})

test('survives every prefix of a template', () => {
  const template =
    "@let({ a = '}' } = $props)\n@each(b in c.d)\n{{ `${e(')')}` }} <x-kit::f :g=\"h\" {{ $attrs }} />\n@end"
  for (let length = 0; length <= template.length; length++) infer(template.slice(0, length))
})

test('finds what follows a regular expression with a quote, and a text with braces', () => {
  assert.deepEqual(infer("{{ name.replace(/'/g, '') }}\n{{ title }}"), ['name', 'title'])
  assert.deepEqual(infer("@if(/[(']/.test(a))\n{{ b }}\n@end\n"), ['a', 'b'])
  assert.deepEqual(infer("{{ a /* it's */ }}\n{{ `${b}'` }} {{ c }}"), ['a', 'b', 'c'])
})
