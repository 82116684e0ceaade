import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import test, { after } from 'node:test'
import { checkTemplate } from '../../../engine/check/check-template.ts'
import { openEdgePackages } from '../../../engine/io/project/edge-packages.ts'
import { openOwnComponents } from '../../../engine/io/project/own-components.ts'
import type { Catalog } from '../../../engine/schema/catalog.ts'
import { catalogSchema } from '../../../engine/schema/catalog.ts'
import { findEntry } from '../../../engine/search/entry.ts'
import { searchEntries } from '../../../engine/search/search.ts'
import { catalog } from '../fixtures/catalog.ts'

const folders: string[] = []
after(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const own = { namespace: 'app', directory: 'views' }
let edits = 0

/** Creates a project, and returns functions that edit it and read the catalog of its components. */
function makeProject(files: Record<string, string | Buffer>) {
  const root = mkdtempSync(join(tmpdir(), 'own-components-'))
  folders.push(root)
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
    edits += 1
    utimesSync(join(root, file), new Date(), new Date(Date.now() + edits * 1000))
  }
  for (const [file, content] of Object.entries(files)) write(file, content)
  const problems: string[] = []
  const add = openOwnComponents(root, (problem) => problems.push(problem))
  const listPackages = openEdgePackages(root)
  return { root, write, problems, read: () => add(catalog, own, listPackages()) }
}

function listOwn({ components }: Catalog): string[] {
  return components.flatMap(({ name, source, subComponents }) =>
    source ? [name, ...subComponents.map((sub) => sub.name)] : [],
  )
}

const row = `{{--
  One invoice in a list.

  @slot [actions] - Buttons at the end.
--}}
@props({
  /** How it looks. */
  tone: { values: ['plain', 'strong'], default: 'plain' },
  count: { type: 'number', required: true },
})
<p {{ $attrs.toAttrs() }}>{{ tone }} {{{ $slots.actions ? await $slots.actions() : '' }}}</p>
`

test('reads declared components like those of the library', () => {
  const { read, problems } = makeProject({
    'views/invoice-row.edge': row,
    'views/card/card.edge': row,
    'views/card/header.edge': '<b>{{ title }}</b>',
    'views/lonely/part.edge': '<b></b>',
  })
  const merged = read()
  assert.deepEqual(problems, [])
  assert.deepEqual(listOwn(merged), [
    'app::card',
    'app::card.header',
    'app::invoice-row',
    'app::lonely.part',
  ])
  assert.equal(catalogSchema.safeParse(merged).error, undefined)
  const { component } = findEntry(merged, '<x-app::invoice-row tone="strong">')
  assert.equal(component.tag, 'x-app::invoice-row')
  assert.equal(component.summary, 'One invoice in a list.')
  assert.deepEqual(
    component.props.map(({ name, type, required }) => [name, type.text, required]),
    [
      ['tone', "'plain' | 'strong'", false],
      ['count', 'number', true],
    ],
  )
  assert.deepEqual(
    component.slots.map(({ name }) => name),
    ['actions'],
  )
  assert.deepEqual(component.source, { file: 'views/invoice-row.edge' })
  assert.equal(findEntry(merged, 'invoiceRow').component, component)
  assert.equal(findEntry(merged, '@app.invoiceRow()').component, component)
  assert.equal(searchEntries(merged, 'invoice list')[0]?.name, 'app::invoice-row')
})

test('marks what a template without `@props` reads', () => {
  const { read } = makeProject({
    'views/legacy.edge': "{{ title }} {{ user }} {{ $props.get('tone', 'calm') }}",
    'start/view.ts': "edge.global('brand', 1)\nview.share({ user: auth.user, theme })",
  })
  const { component } = findEntry(read(), 'app::legacy')
  assert.deepEqual(component.source, { file: 'views/legacy.edge', inferred: true })
  assert.deepEqual(
    component.props.map(({ name, inferred }) => [name, inferred]),
    [
      ['title', true],
      ['tone', true],
    ],
  )
})

test('reads changed, new and deleted templates, and returns the same catalog otherwise', () => {
  const { root, write, read } = makeProject({ 'views/a.edge': '{{ one }}' })
  const names = () => findEntry(read(), 'app::a').component.props.map(({ name }) => name)
  assert.deepEqual(names(), ['one'])
  assert.equal(read(), read())
  write('views/b.edge', '{{ three }}')
  const { props } = findEntry(read(), 'app::b').component
  write('views/a.edge', '{{ two }}')
  assert.deepEqual(names(), ['two'])
  // Only what has changed is read again.
  assert.equal(findEntry(read(), 'app::b').component.props, props)
  assert.deepEqual(listOwn(read()), ['app::a', 'app::b'])
  rmSync(join(root, 'views/a.edge'))
  assert.deepEqual(listOwn(read()), ['app::b'])
  rmSync(join(root, 'views'), { recursive: true })
  assert.equal(read(), catalog)
})

test('keeps the good components beside broken files', () => {
  const { root, read, problems } = makeProject({
    'views/good.edge': row,
    'views/broken.edge': '@props({ a: run() })\n{{ b }}',
    'views/binary.edge': Buffer.from([0, 1, 2]),
    'views/latin.edge': Buffer.from([0xe9]),
    'views/huge.edge': 'a'.repeat(1_000_001),
    'views/twig.edge': "{% extends 'a' %}{{ a|upper }}{% block b %}",
    'views/unclosed.edge': '@if(a\n{{ b',
    'views/cycle-a.edge': '<x-app::cycle-b />',
    'views/cycle-b.edge': '<x-app::cycle-a />',
  })
  symlinkSync(join(root, 'views'), join(root, 'views/loop'))
  symlinkSync(join(root, 'gone'), join(root, 'views/dangling.edge'))
  const merged = read()
  assert.deepEqual(listOwn(merged), [
    'app::broken',
    'app::cycle-a',
    'app::cycle-b',
    'app::good',
    'app::twig',
    'app::unclosed',
  ])
  assert.equal(catalogSchema.safeParse(merged).error, undefined)
  assert.equal(findEntry(merged, 'app::broken').component.source?.inferred, true)
  assert.match(problems.join('\n'), /Cannot read props in `views\/broken\.edge:1`/)
  for (const name of ['binary', 'latin', 'huge', 'dangling']) {
    assert.match(problems.join('\n'), new RegExp(`views/${name}\\.edge`))
  }
})

test('tells once that the folder does not exist', () => {
  const { read, problems } = makeProject({})
  assert.equal(read(), catalog)
  read()
  assert.deepEqual(problems, ['Cannot find `views`, expected the folder of your components.'])
})

const library = {
  'package.json': '{"dependencies":{"pretty-ui":"1","other":"1"}}',
  'node_modules/pretty-ui/package.json': '{"name":"pretty-ui","peerDependencies":{"edge.js":"6"}}',
  'node_modules/pretty-ui/build/index.js':
    "export const plugin = (edge) => {\n  edge.mount('pretty', new URL('../views', import.meta.url))\n  edge.global('helpers', {})\n}",
  'node_modules/pretty-ui/views/components/form/radio_group.edge':
    "{{-- Not a summary. --}}\n<div {{ $props.except(['name']).toAttrs() }}>{{ helpers.id }}{{ pretty.a }}</div>",
  'node_modules/other/package.json': '{"name":"other"}',
}

test('reads the components of installed Edge libraries, but not those of the package itself', () => {
  const { root, read } = makeProject(library)
  assert.deepEqual(openEdgePackages(root, 'pretty-ui')(), [])
  const merged = read()
  assert.deepEqual(listOwn(merged), ['pretty::form.radioGroup'])
  const { component } = findEntry(merged, '@pretty.form.radioGroup()')
  assert.deepEqual(
    component.props.map(({ name }) => name),
    ['name'],
  )
  assert.equal(component.tag, 'pretty.form.radioGroup')
  assert.equal(component.source?.package, 'pretty-ui')
  assert.equal(catalogSchema.safeParse(merged).error, undefined)
})

test('checks tags of the application and calls of other libraries', () => {
  const { read } = makeProject({
    ...library,
    'views/invoice-row.edge': row,
    'views/legacy.edge': '{{ title }}',
  })
  const check = (template: string) => checkTemplate(template, read()).map(({ message }) => message)
  assert.deepEqual(
    check('<x-app::invoice-row count="1"><x-slot:actions>A</x-slot:actions></x-app::invoice-row>'),
    [],
  )
  assert.deepEqual(
    check('<x-app::legacy any="1"><x-slot:other>A</x-slot:other></x-app::legacy>'),
    [],
  )
  assert.deepEqual(check('@pretty.form.radioGroup({ any: 1 })\nA\n@end'), [])
  assert.deepEqual(check('<x-app::invoice-row tone="loud" />'), [
    'Missing required prop "count" of <x-app::invoice-row>',
    'Invalid value "loud" for prop "tone"',
  ])
  assert.deepEqual(check('<x-app::invoice-rwo count="1" />'), [
    'Unknown component <x-app::invoice-rwo>',
  ])
  assert.deepEqual(check('@pretty.form.radioGruop()\n@end'), [
    'Unknown component @pretty.form.radioGruop()',
  ])
  assert.deepEqual(
    check('<x-app::invoice-row count="1"><x-slot:footer>A</x-slot:footer></x-app::invoice-row>'),
    ['Unknown slot "footer" of <x-app::invoice-row> is not shown'],
  )
  assert.deepEqual(check('<x-app::invoice-row count="1">'), ['Unclosed tag <x-app::invoice-row>'])
})

test('suggests what was meant in the namespace that is written, by spelling and by meaning', () => {
  const { read } = makeProject({
    ...library,
    'views/invoice-row.edge': row,
    'views/invoice-row/total.edge': row,
  })
  const merged = read()
  const vocabulary = { props: [{ words: 'variant', means: 'tone' }] }
  const suggest = (template: string) =>
    checkTemplate(template, { ...merged, vocabulary }).map(({ suggestion }) => suggestion)
  assert.deepEqual(
    [
      '<x-app::invoice-rwo count="1" />',
      '<x-app::invoice-row-tone />',
      '<x-app::invoice-row count="1" variant="a" />',
      '<x-app::invoice-row count="1"><x-slot:count>A</x-slot:count></x-app::invoice-row>',
      '@pretty.form.radioGruop()\n@end',
    ].flatMap(suggest),
    [
      'Did you mean <x-app::invoice-row>?',
      'Use the prop "tone" of <x-app::invoice-row>.',
      'Use the prop "tone".',
      'Use the prop "count".',
      'Did you mean "form.radioGroup"?',
    ],
  )
  const answer = (written: string) => {
    try {
      return findEntry(merged, written).component.name
    } catch (error) {
      return (error as Error).message.replace(/^Cannot find component `[^`]*`[.,] /, '')
    }
  }
  for (const written of ['app::invoice-rwo', 'invoice-rwo', '@app.invoiceRwo()']) {
    assert.match(answer(written), /^Did you mean `app::invoice-row`/, written)
  }
  assert.match(answer('<x-app::invoice-row.totl>'), /^Did you mean `app::invoice-row\.total`/)
  assert.equal(answer('invoice-row-tone'), 'Use the prop "tone" of <x-app::invoice-row>.')
  assert.equal(answer('radioGruop'), 'Did you mean `pretty::form.radioGroup`?')
})
