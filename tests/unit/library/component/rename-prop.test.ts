import assert from 'node:assert/strict'
import test from 'node:test'
import { renameAttributes, renameProp } from '../../../../engine/library/component/rename-prop.ts'
import { spliceText } from '../../../../engine/tags/index.ts'

const renaming = { name: 'tone', renamed: 'moodColor' }
const rename = (text: string) => spliceText(text, renameProp(text, renaming))
const renameIn = (text: string) => spliceText(text, renameAttributes(text, 'x-app::row', renaming))

test('renames a prop where its template declares and reads it', () => {
  const text = `{{-- tone stays here. --}}
@props({
  /** The tone. */
  tone: 'calm',
  rows: [],
})
<p class="tone {{ tone }} @{{ tone }}" title="{{ user.tone }}">
  @if(tone === 'tone' && rows.some((row) => row.tone === tone))
  {{{ await html({ tone, other: tone, tone: 1 }) }}}
  @end
  @each(row in rows.filter((tone) => tone))
  <x-kit::badge :color="tone" tone="tone" :tone>{{ $props.tone }} {{ $props.get('tone', tone) }}</x-kit::badge>
  @end
  <b>{{ $props.except(['tone', 'rows']).toAttrs() }}</b>
</p>
`
  assert.equal(
    rename(text),
    `{{-- tone stays here. --}}
@props({
  /** The tone. */
  moodColor: 'calm',
  rows: [],
})
<p class="tone {{ moodColor }} @{{ tone }}" title="{{ user.tone }}">
  @if(moodColor === 'tone' && rows.some((row) => row.tone === moodColor))
  {{{ await html({ tone: moodColor, other: moodColor, tone: 1 }) }}}
  @end
  @each(row in rows.filter((tone) => tone))
  <x-kit::badge :color="moodColor" tone="tone" :tone="moodColor">{{ $props.moodColor }} {{ $props.get('moodColor', moodColor) }}</x-kit::badge>
  @end
  <b>{{ $props.except(['moodColor', 'rows']).toAttrs() }}</b>
</p>
`,
  )
})

test('renames a prop in each form of the tags of its component, and in no other', () => {
  assert.equal(
    renameIn(
      `<x-app::row tone="calm" title="tone" /><x-app::row :tone="tone"></x-app::row>
<x-app::row :tone /><x-app::other tone="calm" /><x-app::row.part tone="calm" />
{{-- <x-app::row tone="calm" /> --}}`,
    ),
    `<x-app::row mood-color="calm" title="tone" /><x-app::row :mood-color="tone"></x-app::row>
<x-app::row :mood-color="tone" /><x-app::other tone="calm" /><x-app::row.part tone="calm" />
{{-- <x-app::row tone="calm" /> --}}`,
  )
})

test('refuses a name that the template gives to something else', () => {
  for (const code of ['@each(tone in rows)', '@let(moodColor = 1)', '@let({ tone } = $props)']) {
    assert.throws(() => rename(`@props({ tone: 1 })\n${code}\n`), {
      message:
        'Cannot rename "tone" to "moodColor", because its template declares a variable with that name.',
    })
  }
  assert.throws(() => rename('{{ tone }}'), {
    message: 'Cannot rename "tone", expected it in `@props`.',
  })
})
