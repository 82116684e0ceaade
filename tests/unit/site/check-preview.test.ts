import assert from 'node:assert/strict'
import test from 'node:test'
import { checkPreview } from '../../../kit/src/site/check-preview.ts'
import { catalog } from '../fixtures/catalog.ts'

function check(code: string): string[] {
  const place = { file: 'chip.md', namespace: 'acme', components: catalog.components }
  const preview = { id: 'chip--chip', title: 'Chip', description: '', code, line: 10 }
  return checkPreview(preview, place).map(({ message, fix }) => `${message} ${fix}`)
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
