import assert from 'node:assert/strict'
import test from 'node:test'
import { checkTemplate, type CheckOptions } from '../../../engine/check/check-template.ts'
import { readKitCatalog } from '../fixtures/read-kit-catalog.ts'
import { checked, part, prop } from './library.ts'

/** Returns each problem as `line:col rule message → suggestion`. */
function check(text: string, options?: CheckOptions): string[] {
  return checkTemplate(text, checked, options).map(
    ({ line, col, rule, message, suggestion }) =>
      `${line}:${col} ${rule} ${message} → ${suggestion}`,
  )
}

function assertNone(texts: string[], options?: CheckOptions): void {
  for (const text of texts) assert.deepEqual(check(text, options), [], text)
}

const opens = (id: string) => `<x-acme::opener opens="${id}">a</x-acme::opener>`
const dialog = (id: string) => `<x-acme::dialog id="${id}">a</x-acme::dialog>`
const tab = (of: string) => `<x-acme::views.tab of="${of}">a</x-acme::views.tab>`
const pane = (of: string) => `<x-acme::views.pane of="${of}">a</x-acme::views.pane>`
const views = (inside: string) => `<x-acme::views>${inside}</x-acme::views>`

test('reports an id that nearly matches that of a component to which nothing refers', () => {
  assert.deepEqual(check(`${opens('invit')}\n${dialog('invite')}`), [
    '1:17 unknown-id No element has the id "invit", which "opens" of <x-acme::opener> refers to → Did you mean "invite"?',
  ])
  assert.match(
    check(`<button commandfor="invit">a</button>${dialog('invite')}`).join(),
    /commandfor/,
  )
  assert.match(check('<b popovertarget="menus">a</b><p popover id="menu">').join(), /"menu"/)
  assert.match(check('<a interestfor="cards">a</a><p popover id="card">').join(), /"card"/)
  assert.equal(
    checkTemplate(`${opens('invit')}${dialog('invite')}`, checked)[0]!.severity,
    'warning',
  )
})

test('reports any id that no element of a whole page has', () => {
  const page = (inside: string) => `<!doctype html><html><body>\n${inside}\n</body></html>`
  const found =
    '2:17 unknown-id No element has the id "typo", which "opens" of <x-acme::opener> refers to → Correct the id, or give it to the element that is meant.'
  assert.deepEqual(check(page(opens('typo'))), [found])
  assert.deepEqual(check(`\n${opens('typo')}`, { isWhole: true }), [found])
  assert.match(check(page('<label for="mail">a</label>')).join(), /"mail", which "for" of <label>/)
  assertNone(
    [
      dialog('typo'),
      '<p id="typo">',
      "@!component('acme::dialog', { id: 'typo' })",
      '<script>document.createElement("p").id = "typo"</script>',
      '<a href="#typo">b</a>',
      '<p id="{{ a }}">',
      '<p {{ a }}>',
      '<x-acme::dialog :id="a">b</x-acme::dialog>',
      '<x-acme::dialog id="a" {{ $attrs }}>b</x-acme::dialog>',
      "@include('a')",
      "@includeIf(a, 'b')",
      '@stack("a")',
      '@other.thing()\n@end',
      '@menu("a")',
      '<x-other::thing />',
      '{{{ a }}}',
      '{{ await $slots.main() }}',
    ].map((other) => page(`${opens('typo')}\n${other}`)),
  )
  assertNone([page(`${opens('menu-list')}${dialog('menu')}`), page(opens('{{ a }}'))])
  assertNone([
    page('<label for="user-name-">a</label><x-acme::button name="user[name]">b</x-acme::button>'),
  ])
})

test('accepts an id that a layout, a partial or a script may have', () => {
  assertNone([
    opens('typo'),
    `@layouts.app()\n${opens('search')}\n${dialog('invite')}\n@end`,
    `${opens('invit')}${dialog('invite')}<button commandfor="invite">b</button>`,
    `${opens('filter')}<input id="filters">`,
    `{{-- ${opens('invit')} --}}${dialog('invite')}`,
  ])
})

test('reports an id that two elements of one template have', () => {
  assert.deepEqual(check(`${dialog('a')}\n${dialog('a')}`), [
    '2:17 duplicate-id The id "a" is already used by <x-acme::dialog> in line 1 → Give <x-acme::dialog> an id of its own.',
  ])
  assert.deepEqual(
    checkTemplate(`<p id="a">\n@if(b)\n${dialog('a')}\n@end`, checked).map(
      ({ line, rule, severity }) => [line, rule, severity],
    ),
    [[3, 'duplicate-id', 'warning']],
  )
  assert.equal(check('<p id="a"><p id="a"><p id="a">').length, 2)
})

test('reads ids, and references to them, in calls of components', () => {
  const call = (id: string) => `@!acme.dialog({ id: '${id}' })`
  const block = "@acme.dialog({ id: 'a' })\nb\n@end"
  assert.deepEqual(check(`${block}\n${block}`), [
    '4:16 duplicate-id The id "a" is already used by @acme.dialog() in line 1 → Give @acme.dialog() an id of its own.',
  ])
  const named = '@component("acme::dialog", { id: "a" })\n@end'
  for (const texts of [
    [dialog('a'), call('a')],
    [call('a'), dialog('a')],
    [block, `@if(b)\n${call('a')}\n@end`],
    [call('a'), `@acme.button()\n${call('a')}\n@end`],
    [named, call('a')],
  ]) {
    assert.match(check(texts.join('\n')).join(), /^\d+:\d+ duplicate-id [^,]+$/, texts.join())
  }
  assert.deepEqual(check(`@!acme.opener({ opens: 'invit' })\n${call('invite')}`), [
    '1:17 unknown-id No element has the id "invit", which "opens" of @acme.opener() refers to → Did you mean "invite"?',
  ])
  assertNone([
    `@if(b)\n${call('a')}\n@else\n${call('a')}\n@end`,
    `${call('a')}\n${call('b')}`,
    '@!acme.dialog({ id })\n@!acme.dialog({ id })',
    '@!acme.dialog({ id: b ?? "a" })\n@!acme.dialog({ id: b ?? "a" })',
    '@!acme.dialog({ id: `a${b}` })\n@!acme.dialog({ id: `a${b}` })',
    `@acme.button({ id: 'a' })\n<input id="a">\n@end`,
    `<template>\n${call('a')}\n</template>\n${call('a')}`,
    "@!other.dialog({ id: 'a' })\n@!other.dialog({ id: 'a' })",
    `{{-- ${call('a')} --}}\n${call('a')}`,
  ])
  assertNone([`@!acme.opener({ opens: 'a' })\n@!acme.dialog({ ...b })`], { isWhole: true })
})

test('accepts an id in two branches, two slots, a template element, and a field with its control', () => {
  assertNone([
    '@if(a)\n<p id="b">\n@elseif(c)\n<p id="b">\n@else\n<p id="b">\n@end',
    '@if(a)\n<p id="b">\n@end\n@if(!a)\n<p id="b">\n@end',
    '@if(a)\n<p id="b">\n@end\n@if(c)\n<p id="b">\n@end',
    '@can("a")\n<p id="b">\n@else\n<p id="b">\n@end',
    '@if(a)\n<x-acme::panel>\n<p id="b">\n</x-acme::panel>\n@else\n<p id="b">\n@end',
    '<x-acme::note>a<x-slot name="footer"><p id="a"></x-slot><x-slot name="heading"><p id="a"></x-slot></x-acme::note>',
    '@acme.note()\na\n@slot(\'footer\')\n<p id="a">\n@end\n@slot(\'heading\')\n<p id="a">\n@end\n@end',
    '<template x-if="a"><p id="b"></template><template x-if="!a"><p id="b"></template>',
    '<p v-if="a" id="b"><p v-else id="b">',
    '<x-acme::button id="a"><input id="a"></x-acme::button>',
    '<p id="a-{{ b }}"><p id="a-{{ b }}"><p id="{{ c }}"><p id="{{ c }}">',
    '<p id=""><p id="">',
    '<p id="a">{{-- <p id="a"> --}}<!-- <p id="a"> --><script>"<p id=\'a\'>"</script>',
    '<x-other::thing id="a" /><x-other::thing id="a" />',
    '<b data-id="a"></b><p title=\'id="a"\' id="a">',
  ])
})

test('reports a control with only an icon, in a tag and in a call', () => {
  assert.deepEqual(check('\n<x-acme::key icon="x" />'), [
    '2:1 missing-label <x-acme::key> shows only an icon and has no name → Add `label` with what it does: screen readers read it.',
  ])
  for (const text of [
    '<x-acme::key icon="x">\n{{-- a --}}\n</x-acme::key>',
    '<x-acme::key icon="{{ a }}" label="" />',
    '<x-acme::key icon="x" title="a" />',
    "@!acme.key({ icon: 'x' })",
  ]) {
    assert.match(check(text).join(), /^1:1 missing-label /, text)
  }
  assertNone([
    '<x-acme::key icon="x" label="a" />',
    '<x-acme::key icon="x" :label="a" />',
    '<x-acme::key icon="x" label="{{ a }}" />',
    '<x-acme::key icon="x" aria-label="a" />',
    '<x-acme::key icon="x" ::aria-label="a" />',
    '<x-acme::key icon="x" aria-labelledby="a" />',
    '<x-acme::key icon="x" x-text="a" />',
    '<x-acme::key icon="x" {{ $attrs }} />',
    '<x-acme::key icon="x">a</x-acme::key>',
    '<x-acme::key icon="x">{{ a }}</x-acme::key>',
    '<x-acme::key icon="x"><x-slot name="main">a</x-slot></x-acme::key>',
    "@!acme.key({ icon: 'x', ...a })",
    '<x-acme::key />',
  ])
})

test('warns about a form control without a name, in a tag and in a call', () => {
  const advice = 'Add `label` with what people enter or choose: screen readers read it.'
  assert.deepEqual(check('\n<x-acme::entry name="q" />'), [
    `2:1 missing-label <x-acme::entry> has no name → ${advice}`,
  ])
  assert.equal(checkTemplate('<x-acme::entry />', checked)[0]!.severity, 'warning')
  for (const text of [
    '<x-acme::entry name="q" placeholder="a" label="" />',
    '<x-acme::entry name="q"><x-slot name="note">a</x-slot></x-acme::entry>',
    '<x-acme::row><x-acme::entry name="q" /></x-acme::row>',
    '<x-acme::row label=""><x-acme::entry name="q" /></x-acme::row>',
    '<x-acme::views><x-acme::entry name="q" /></x-acme::views>',
    '<x-acme::line><input></x-acme::line><label for="other">a</label><x-acme::entry name="q" />',
    '<label>a</label><x-acme::entry name="q" />',
    '@if(a)\n<x-acme::entry name="q" />\n@end',
    "@!acme.entry({ name: 'q' })",
    '@row()\n<p>\n<x-acme::entry name="q" />\n</p>\n@end',
  ]) {
    assert.match(check(text).join(), /^\d+:\d+ missing-label [^,]+$/, text)
  }
})

test('reports only once that a form control with an icon has no name', () => {
  const icon = prop('icon', 'string')
  const components = checked.components.map((one) =>
    one.name === 'entry' ? { ...one, props: [...one.props, icon] } : one,
  )
  const found = checkTemplate('<x-acme::entry icon="x" />', { ...checked, components })
  assert.deepEqual(
    found.map(({ rule, severity }) => [rule, severity]),
    [['missing-label', 'error']],
  )
})

test('accepts a form control that has a name, or may get one', () => {
  assertNone([
    '<x-acme::entry name="q" label="a" />',
    '<x-acme::entry name="q" :label="a" />',
    '<x-acme::entry name="q">a</x-acme::entry>',
    '<x-acme::entry name="q"><x-slot name="main">a</x-slot></x-acme::entry>',
    '<x-acme::entry name="q" x-text="a" />',
    '<x-acme::entry name="q" aria-label="a" />',
    '<x-acme::entry name="q" aria-labelledby="a" />',
    '<x-acme::entry name="q" title="a" />',
    '<x-acme::entry name="q" id="a" />',
    '<x-acme::entry name="q" ::id="a" />',
    '<x-acme::entry name="q" x-bind="a" />',
    '<x-acme::entry name="q" {{ $attrs }} />',
    '<x-acme::entry name="q" type="hidden" />',
    '<x-acme::entry name="q" :type="a" />',
    '<x-acme::entry name="q" hidden />',
    '<x-acme::entry name="q" in-line />',
    '<x-acme::line><x-acme::entry name="q" /></x-acme::line>',
    '<x-acme::line><x-acme::views><x-acme::entry name="q" /></x-acme::views></x-acme::line>',
    '<x-acme::row label="a"><x-acme::entry name="q" /></x-acme::row>',
    '<x-acme::row {{ a }}><x-acme::entry name="q" /></x-acme::row>',
    '@row({ text: "a" })\n<x-acme::entry name="q" />\n@end',
    '@row({\n  text: "a"\n})\n  <x-acme::entry name="q" />\n@end',
    '@other.row()\n<x-acme::entry name="q" />\n@end',
    '<label>a <x-acme::entry name="q" /></label>',
    '<label for="q">a</label><x-acme::entry name="q" />',
    '<label class="a" for="form-user-name">a</label><x-acme::entry name="user[name]" />',
    '<label for="tags-news">a</label><x-acme::entry name="tags[]" />',
    '<label for="{{ a }}">a</label><x-acme::entry name="q" />',
    '<label for="a">a</label><x-acme::entry :name="b" />',
    "@!acme.entry({ name: 'q', ...a })",
  ])
  const row = { ...part('own::row'), tag: 'x-own::row', source: { file: 'row.edge' } }
  const project = { ...checked, components: [...checked.components, row] }
  const entry = '<x-acme::entry name="q" />'
  assert.deepEqual(checkTemplate(`<x-own::row>${entry}</x-own::row>`, project), [])
  assert.equal(
    checkTemplate(`<x-own::row><x-acme::views>${entry}</x-acme::views></x-own::row>`, project)
      .length,
    1,
  )
})

test('warns about a form control without a name in a partial, whose label may be elsewhere', () => {
  assert.deepEqual(check('<x-acme::entry name="q" />', { isPartial: true }), [
    '1:1 missing-label <x-acme::entry> has no name → Add `label`, or make sure that the template that includes this one has a label for it.',
  ])
})

test('reports a sub-component without its counterpart', () => {
  assert.deepEqual(check(views(`\n${tab('a')}\n${tab('b')}\n${pane('a')}`)), [
    '3:1 missing-counterpart <x-acme::views.tab> has no <x-acme::views.pane of="b"> → Add `<x-acme::views.pane of="b">` inside <x-acme::views>.',
  ])
  assert.deepEqual(check(views(`\n${tab('bill')}\n${pane('bills')}`)), [
    '2:1 missing-counterpart <x-acme::views.tab> has no <x-acme::views.pane of="bill"> → Did you mean `of="bills"`?',
  ])
  assert.match(
    check(views(`${views(`${tab('a')}${pane('a')}`)}${pane('a')}`)).join(),
    /views\.tab of/,
  )
  assertNone([
    views(''),
    views(`${pane('a')}${tab('a')}`),
    views(`<div>\n@if(a)\n${tab('a')}\n${pane('a')}\n@end\n</div>`),
    views('<x-acme::views.tab of="a" disabled>a</x-acme::views.tab>'),
    views('<x-acme::views.tab :of="a">a</x-acme::views.tab>'),
    views(`${tab('a')}<x-acme::views.pane {{ b }}>a</x-acme::views.pane>`),
    views(`${tab('a')}\n@include('panes')\n`),
    views(`${tab('a')}{{{ await $slots.main() }}}`),
    views(`${tab('a')}<x-other::pane />`),
    views(`${tab('a')}\n@!own.pane()\n`),
    tab('a'),
  ])
})

test('reports names of routes that are nearly those of the project', () => {
  const routes = ['invoices.index', 'invoices.edit', 'login']
  const names = { icons: () => [], routes: () => routes }
  const link = { ...part('link'), props: [prop('route', 'string')] }
  const project = { ...checked, components: [...checked.components, link] }
  const list = (name: string) =>
    checkTemplate(`<x-acme::link route="${name}">a</x-acme::link>`, project, { names }).map(
      ({ severity, message, suggestion }) => `${severity} ${message} → ${suggestion}`,
    )
  assert.deepEqual(list('invoces.index'), [
    'warning Unknown route "invoces.index" for prop "route" → Did you mean "invoices.index"?',
  ])
  assert.match(list('invoices.edti').join(), /"invoices\.edit"/)
  assert.match(list('logn').join(), /"login"/)
  // Those of controllers, resources and groups may exist without being written.
  for (const name of [...routes, 'invoices.show', 'admin.invoices.index', 'customers.index', '']) {
    assert.deepEqual(list(name), [], name)
  }
})

test('reports names of icons that neither the sets nor the configuration have', () => {
  const names = { icons: () => ['trash', 'check'], routes: () => [] }
  assert.deepEqual(check('<x-acme::key icon="trahs" label="a" />', { names }), [
    '1:14 invalid-value Unknown icon "trahs" for prop "icon" → Did you mean "trash"?',
  ])
  assert.match(
    check(`<x-acme::key :icon="a ? 'check' : 'nothing-like-it'">b</x-acme::key>`, { names }).join(),
    /"nothing-like-it" .* Use a name of the icon set/,
  )
  assertNone(
    [
      '<x-acme::key icon="check">a</x-acme::key>',
      '<x-acme::key icon="">a</x-acme::key>',
      '<x-acme::key icon="{{ a }}">b</x-acme::key>',
      '<x-acme::key :icon="a">b</x-acme::key>',
    ],
    { names },
  )
  assertNone(['<x-acme::key icon="trahs">a</x-acme::key>'])
  const own = {
    ...part('icon'),
    props: [prop('icons', 'object', { default: { logo: '<path />' } })],
  }
  const project = { ...checked, components: [...checked.components, own] }
  assert.deepEqual(
    checkTemplate('<x-acme::key icon="logo">a</x-acme::key>', project, { names }),
    [],
  )
})

test('knows every prop of a component that takes the id of something to open or close', async () => {
  const catalog = await readKitCatalog()
  const entries = catalog.components.flatMap((one) => [one, ...one.subComponents])
  const missing = entries.flatMap(({ tag, props, idProps = [] }) =>
    props
      .filter(({ description }) => /^Id of the (modal|drawer|popover|dropdown)\b/.test(description))
      .flatMap(({ name }) => (idProps.includes(name) ? [] : `${tag} ${name}`)),
  )
  assert.deepEqual(missing, [])
  for (const tag of [
    '<x-kit::command id="d"><x-kit::command.item opens="invit">a</x-kit::command.item></x-kit::command>',
    '<x-kit::context-menu menu="invit">a</x-kit::context-menu>',
  ]) {
    const page = `${tag}<x-kit::modal id="invite" title="b">c</x-kit::modal>`
    const rules = checkTemplate(page, catalog).map(({ rule }) => rule)
    assert.deepEqual(rules, ['unknown-id'], tag)
  }
})

test('reports none of these facts in half-typed text', () => {
  const page = `<html>\n${opens('invite')}\n${dialog('invite')}\n${views(`${tab('a')}${pane('a')}`)}\n@if(a)\n<p id="b">\n@else\n<p id="b">\n@end\n<x-acme::key icon="x" label="a" />\n</html>`
  assertNone([page])
  const facts = /unknown-id|duplicate-id/
  for (let end = 0; end < page.length; end++) {
    for (const text of [page.slice(0, end), page.slice(0, end) + page.slice(end + 9)]) {
      const found = check(text)
      assert.ok(found.length === 0 || !found.some((one) => one.startsWith('0:')), text)
      if (text.length === end) assert.doesNotMatch(found.join(), facts, text)
    }
  }
})
