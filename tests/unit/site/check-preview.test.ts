import assert from 'node:assert/strict'
import test from 'node:test'
import type { Component } from '../../../kit/src/schema/component.ts'
import { checkPreview } from '../../../kit/src/site/check-preview.ts'
import { catalog } from '../fixtures/catalog.ts'

/** The components of the catalog, with slots that may stay empty. */
const lenient = catalog.components.map((component) => ({
  ...component,
  slots: component.slots.map((slot) => ({ ...slot, required: false })),
}))

function check(code: string, components: Component[] = lenient, meta = 'preview'): string[] {
  const place = { file: 'chip.md', namespace: 'acme', components }
  return checkPreview({ code, meta, line: 10 }, place).map(
    ({ message, fix }) => `${message} ${fix}`,
  )
}

test('props, HTML attributes and those of client-side libraries are known', () => {
  for (const attribute of [
    'tone="loud"',
    ':count="1 + 1"',
    'id="a"',
    'class="b"',
    '::class="open"',
    'role="note"',
    'aria-label="c"',
    'data-acme-fold',
    '@click="open = true"',
    'onclick="go()"',
    'x-on:click="go()"',
    'hx-get="/"',
    'wire:model="d"',
    'popovertarget="e"',
    '{{ $attrs }}',
  ]) {
    assert.deepEqual(check(`<x-acme::chip ${attribute} />`), [], attribute)
  }
})

test('what is not known is a problem on its own line, bound or not, also of a sub-component', () => {
  const code = '<x-acme::panel>\n  <x-acme::panel.title\n    nam="a"\n  />\n</x-acme::panel>'
  assert.deepEqual(check(code), [
    'Cannot use prop of <x-acme::panel.title> `nam` in `chip.md:13`, expected none: it has no props. ' +
      'Use a prop of the component, an HTML attribute, or `data-…`.',
  ])
  assert.match(check('<x-acme::chip :tones="x" />').join(), /`tones` .* Did you mean `tone`\?$/)
})

test('tags of others, comments and text are none of its business', () => {
  assert.deepEqual(
    check('<x-other::chip nam="a" /> <b nam="a">{{ "<x-acme::chip nam />" }}</b>'),
    [],
  )
  assert.deepEqual(check('{{-- <x-acme::chip nam="a" /> --}}'), [])
})

test('an attribute of some HTML element is no excuse when it is the prop of another component', () => {
  assert.deepEqual(check('<x-acme::chip maxlength="3" />'), [])
  const named = lenient.map((component) => ({
    ...component,
    props:
      component.name === 'panel'
        ? [...component.props, { ...catalog.components[0]!.props[0]!, name: 'size' }]
        : component.props,
  }))
  assert.match(check('<x-acme::chip size="lg" />', named).join(), /^Cannot use prop .* `size`/)
  assert.deepEqual(check('<x-acme::panel size="loud">a</x-acme::panel>', named), [])
})

test('an attribute of the element that gets it is right, whatever props others have', () => {
  const [prop] = catalog.components[0]!.props
  const passedTo = (to: string) =>
    lenient.map((component) => ({
      ...component,
      attributes: { passThrough: true, to },
      props: component.name === 'panel' ? [{ ...prop!, name: 'max' }] : component.props,
    }))
  assert.deepEqual(check('<x-acme::chip max="3" />', passedTo('`<a>` or `<input>`')), [])
  assert.match(check('<x-acme::chip max="3" />', passedTo('`<div>`')).join(), /^Cannot use prop/)
})

test('an attribute goes nowhere when the component passes none on', () => {
  const closed = lenient.map((component) => ({
    ...component,
    attributes: { passThrough: false, to: null },
  }))
  assert.match(check('<x-acme::chip id="a" />', closed).join(), /^Cannot use prop .* `id`/)
})

test('a slot that the component does not have is a problem', () => {
  assert.deepEqual(check('<x-acme::chip>\n<x-slot name="man">a</x-slot>\n</x-acme::chip>'), [
    'Cannot fill slot of <x-acme::chip> `man` in `chip.md:12`, expected main. Did you mean `main`?',
  ])
  assert.deepEqual(check('<x-acme::chip><x-slot:main>a</x-slot:main></x-acme::chip>'), [])
})

test('a required slot that stays empty is a problem', () => {
  const empty =
    'Cannot leave empty in <x-acme::chip> the slot `main` in `chip.md:11`, expected content. ' +
    'Write it between the tags.'
  const { components } = catalog
  assert.ok(components[0]!.slots[0]!.required)
  assert.deepEqual(check('<x-acme::chip />', components), [empty])
  assert.deepEqual(check('<x-acme::chip> \n </x-acme::chip>', components), [empty])
  assert.deepEqual(check('<x-acme::chip>a</x-acme::chip>', components), [])
  assert.deepEqual(
    check('<x-acme::chip><x-slot name="main">a</x-slot></x-acme::chip>', components),
    [],
  )
  const twoSlots = components.map((component) => ({
    ...component,
    slots: [...component.slots, { name: 'end', required: true, description: 'The end.' }],
  }))
  assert.deepEqual(check('<x-acme::chip><x-slot name="end">a</x-slot> </x-acme::chip>', twoSlots), [
    empty,
  ])
  assert.match(
    check('<x-acme::chip>a</x-acme::chip>', twoSlots).join(),
    /the slot `end` .* Fill it with `<x-slot name="end">`\.$/,
  )
})

test('a part that belongs inside its parent is a problem elsewhere', () => {
  assert.ok(catalog.components.some(({ subComponents }) => subComponents[0]?.parentRequired))
  assert.deepEqual(check('<b>\n<x-acme::panel.title>a</x-acme::panel.title></b>'), [
    'Cannot use alone `<x-acme::panel.title>` in `chip.md:12`, expected it inside <x-acme::panel>. ' +
      'Put it into its parent.',
  ])
  assert.deepEqual(
    check(
      '<x-acme::panel><x-acme::chip><x-acme::panel.title>a</x-acme::panel.title></x-acme::chip></x-acme::panel>',
    ),
    [],
  )
})

test('a request that is no JSON is a problem in the line of the fence', () => {
  assert.deepEqual(check('<x-acme::chip />', lenient, "preview errors={email: 'No'}"), [
    "Cannot read after `edge` `errors={email: 'No'}` in `chip.md:10`, " +
      'expected `errors=` and a JSON object. ' +
      'Write it as `errors={"email":["Enter an address."]}`, in the line of the fence.',
  ])
})

test('a control that cannot be had is a problem in the line of the fence', () => {
  assert.deepEqual(check('<x-acme::chip />', lenient, 'preview controls=tone'), [])
  assert.match(
    check('<x-acme::chip />', lenient, 'preview controls=tune').join(),
    /^Cannot add a control to <x-acme::chip> for `tune` in `chip\.md:10`, expected tone or old\. Did/,
  )
  assert.match(
    check('<x-acme::chip />', lenient, 'preview controls=tone,').join(),
    /^Cannot read after `edge` `controls=tone,` in `chip\.md:10`.*Write it as `controls=variant,size`/,
  )
})
