import { Edge } from 'edge.js'
import { htmlElementAttributes } from 'html-element-attributes'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { edgePlugin } from '../fixtures/installed.ts'
import { library } from '../../../kit/library.ts'
import { parseComponent } from '../../../engine/library/component/parse-component.ts'
import { findDeprecation } from '../../../engine/tags/props/deprecation.ts'
import { findNearProp } from '../../../engine/tags/props/near-prop.ts'
import { createRenderer } from '../../../plugins/example/render-examples.ts'
import { readComponents } from '../components/read-components.ts'
import { toTag } from '../components/to-tag.ts'
import { createTestEdge } from './create-test-edge.ts'

const components = {
  sheet: '{{--\n  A sheet.\n\n  @deprecated Use <x-kit::card>.\n--}}\n@props({})\nsheet',
  bare: '{{-- @deprecated Use nothing. --}}\nbare',
  alert: `@props({
  tone: { type: 'string', deprecated: 'Use "color".' },
  closeLabel: { type: 'string', deprecated: { message: 'It goes.', replacement: 'color' } },
  color: { type: 'string' },
})
alert {{ tone }} {{ $attrs.toAttrs() }}`,
  tile: `@props({
  variant: { values: ['outline', 'plain'], default: config('kit.tile.variant', 'plain'), deprecatedValues: { card: 'outline' } },
  gap: { type: 'number', required: true },
  space: { type: 'string | number', default: config('kit.tile.space', null), deprecated: { message: 'Use it.', replacement: 'gap' } },
  side: { type: 'string', default: config('kit.tile.side', 'end') },
  place: { type: 'string', default: config('kit.tile.place', null), deprecated: { message: 'Use it.', replacement: 'side' } },
})
{{ variant }} {{ gap }} {{ side }}`,
  wrap: '@props({ title: "" })\n<x-kit::alert tone="a" {{ $attrs }}/><x-kit::sheet/>',
}

/** Creates an Edge that collects its notices. */
function createListeningEdge(options: Parameters<typeof createTestEdge>[0] = {}) {
  const notices: string[] = []
  const warn = (message: string) => void notices.push(message)
  const edge = createTestEdge({ components, warn, ...options })
  const render = (template: string, state = {}, file = 'page.edge') =>
    edge.createRenderer().renderRaw(template, state, file)
  return { edge, notices, render }
}

test('warns about a deprecated component once for each line that uses it', async () => {
  const { notices, render } = createListeningEdge()
  const page = '<x-kit::sheet/><x-kit::sheet/>\n@each(i in [1, 2])\n <x-kit::bare/>\n@end'
  const output = await render(page)
  assert.equal(await render(page), output)
  assert.deepEqual(notices, [
    'Deprecated component <x-kit::sheet> in `page.edge:1`. Use <x-kit::card>.',
    'Deprecated component <x-kit::bare> in `page.edge:3`. Use nothing.',
  ])
  await render(page, {}, 'other.edge')
  assert.equal(notices.length, 4)
})

test('warns about a deprecated prop where it is passed, however it is written', async () => {
  const { notices, render } = createListeningEdge()
  await render('<x-kit::alert color="a" :tone="null" :close-label="undefined"/>')
  assert.deepEqual(notices, [])
  const state = { more: { closeLabel: 'e' } }
  const output = await render('<x-kit::alert tone="b"/>\n<x-kit::alert close-label="c"/>', state)
  assert.equal(output, 'alert b \nalert undefined ')
  await render('\n\n<x-kit::alert\n {{ more }}/>', state)
  await render("\n\n\n@!component('kit::alert', { tone: 'd' })", state)
  assert.deepEqual(notices, [
    'Deprecated prop "tone" of <x-kit::alert> in `page.edge:1`. Use "color".',
    'Deprecated prop "closeLabel" of <x-kit::alert> in `page.edge:2`. It goes. Use `color`.',
    'Deprecated prop "closeLabel" of <x-kit::alert> in `page.edge:3`. It goes. Use `color`.',
    'Deprecated prop "tone" of <x-kit::alert> in `page.edge:4`. Use "color".',
  ])
})

test('passes the value of a deprecated prop to its replacement', async () => {
  const { notices, render } = createListeningEdge()
  assert.equal(await render('<x-kit::tile space="2" place="start" />'), 'plain 2 start')
  assert.equal(await render('<x-kit::tile gap="1" space="2" side="a" place="b" />'), 'plain 1 a')
  await assert.rejects(render('<x-kit::tile space="wide" />'), /Missing required prop "gap"/)
  await assert.rejects(render('<x-kit::tile />'), /Missing required prop "gap"/)
  assert.ok(
    notices.includes(
      'Deprecated prop "space" of <x-kit::tile> in `page.edge:1`. Use it. Use `gap`.',
    ),
    notices.join('\n'),
  )
})

test('accepts deprecated values in templates and in the configuration, and warns about them', async () => {
  const configured: Record<string, unknown> = {}
  const config = (key: string, fallback: unknown) => configured[key] ?? fallback
  const { notices, render } = createListeningEdge({ config })
  assert.equal(await render('<x-kit::tile gap="1" variant="card" />'), 'outline 1 end')
  assert.deepEqual(notices, [
    'Deprecated value "card" for prop "variant" of <x-kit::tile> in `page.edge:1`. Use "outline".',
  ])
  configured['kit.tile.variant'] = 'card'
  configured['kit.tile.place'] = 'start'
  assert.equal(await render('<x-kit::tile gap="1" />'), 'outline 1 start')
  configured['kit.tile.side'] = 'top'
  assert.equal(await render('<x-kit::tile gap="1" />'), 'outline 1 top')
})

test('does not warn about a component of the library that uses deprecated ones itself', async () => {
  const { notices, render } = createListeningEdge()
  assert.match(await render('<x-kit::wrap tone="x"/>'), /^alert x/)
  assert.deepEqual(notices, [])
  await render('<x-kit::card><x-kit::sheet/></x-kit::card>')
  assert.equal(notices.length, 1)
})

test('warns about deprecated props of components of the application', async () => {
  const { edge, notices, render } = createListeningEdge()
  edge.registerTemplate('mine', { template: "@props({ a: { deprecated: 'Use b.' } })\n{{ a }}" })
  await render("\n@!component('mine', { a: 1 })")
  assert.deepEqual(notices, ['Deprecated prop "a" of `mine` in `page.edge:2`. Use b.'])
})

test('warns about an attribute that resembles a prop, and passes it through', async () => {
  const { notices, render } = createListeningEdge()
  const page =
    '<x-kit::button varient="primary" title="t">a</x-kit::button>\n<x-kit::button Loading>b</x-kit::button>'
  assert.equal(
    await render(page),
    '<button type="button" class="btn btn-default btn-md" varient="primary" title="t">a</button>\n' +
      '<button type="button" class="btn btn-default btn-md" Loading>b</button>',
  )
  await render(page)
  assert.deepEqual(notices, [
    'Unknown prop "varient" of <x-kit::button> in `page.edge:1` becomes an HTML attribute. Did you mean "variant"?',
    'Unknown prop "Loading" of <x-kit::button> in `page.edge:2` becomes an HTML attribute. Did you mean "loading"?',
  ])
})

test('distinguishes a typo from another word', () => {
  const props = ['variant', 'size', 'loading', 'closeLabel', 'href', 'names', 'description']
  for (const [attribute, meant] of [
    ['varient', 'variant'],
    ['vairant', 'variant'],
    ['Variant', 'variant'],
    ['sizee', 'size'],
    ['isze', 'size'],
    ['close_label', 'closeLabel'],
    ['closelabel', 'closeLabel'],
    ['close-lable', 'closeLabel'],
    ['hrefs', 'href'],
    ['descripton', 'description'],
    ['SIZE', 'size'],
    ['name', null],
    ['sizes', null],
    ['slide', null],
    ['label', null],
    ['variable', null],
    ['downloading', null],
    ['data-size', null],
    ['x-size', null],
    ['onsize', null],
    ['@size', null],
    ['wire:size', null],
    ['::size', null],
    ['si.ze', null],
    ['', null],
    ['größe', null],
    ['size'.repeat(10_000), null],
  ] as const) {
    assert.equal(findNearProp(attribute, props), meant, attribute.slice(0, 20))
  }
})

test('warns about a prop name of another library, but not about an unrelated attribute', async () => {
  const props = [
    'icon',
    'trailing',
    'label',
    'description',
    'hint',
    'error',
    'size',
    'value',
    'disabled',
    'color',
  ]
  for (const [attribute, meant] of [
    ['leading-icon', 'icon'],
    ['left-icon', 'icon'],
    ['icon-left', 'icon'],
    ['start-icon', 'icon'],
    ['icon-name', 'icon'],
    ['trailing-icon', 'trailing'],
    ['trailing-icn', 'trailing'],
    ['traling-icon', 'trailing'],
    ['icon-right', 'trailing'],
    ['end-icon', 'trailing'],
    ['helper-text', 'description'],
    ['help-text', 'description'],
    ['error-message', 'error'],
    ['label-text', 'label'],
    ['is-disabled', 'disabled'],
    ['size-of-it', null],
    ['my-label', null],
    ['font-size', null],
    ['stroke-width', null],
    ['stop-color', null],
    ['fill-opacity', null],
    ['accept-charset', null],
    ['phx-value', null],
    ['phx-value-id', null],
    ['sse-swap', null],
    ['hx-disabled', null],
    ['data-icon', null],
    ['aria-label', null],
    ['x-icon', null],
    ['wire:icon', null],
    ['credit-card', null],
    ['const-ructor', null],
    ['text-name', null],
    ['icon', 'icon'],
  ] as const) {
    assert.equal(findNearProp(attribute, props), meant, attribute)
  }
  assert.equal(findNearProp('trailing-icon', ['icon']), 'icon')
  assert.equal(findNearProp('helper-text', ['label', 'hint']), 'hint')
  assert.equal(findNearProp('helper-text', ['label']), null)
})

test('warns about a filled slot that the component does not have, except in production', async () => {
  const components = {
    box: '{{--\n  A box.\n\n  @slot main - It.\n  @slot [footer] - The end.\n--}}\n@props({})\n{{{ await $slots.main() }}}',
    plain: '{{{ await $slots.main() }}}',
    whole: '@props({})\n<x-kit::box>{{ Object.keys($slots).length }}</x-kit::box>',
    none: '@props({})\nnone',
    documented: '{{--\n  A thing.\n--}}\nnone',
    included: "@include('kit::box')",
    outer: '@props({})\n<x-kit::box><x-slot name="nothing">a</x-slot></x-kit::box>',
  }
  const fill = (tag: string, slot: string) =>
    `\n<x-kit::${tag}><x-slot name="${slot}">a</x-slot></x-kit::${tag}>`
  const { notices, render } = createListeningEdge({ components })
  for (const [tag, slot] of [
    ['box', 'footer'],
    ['box', 'main'],
    ['plain', 'main'],
    ['whole', 'other'],
    ['included', 'other'],
    ['outer', 'main'],
  ]) {
    await render(fill(tag!, slot!))
  }
  assert.deepEqual(notices, [])
  await render(fill('box', 'foter'))
  await render(fill('box', 'aside'))
  await render(fill('plain', 'other'))
  await render(fill('none', 'other'))
  await render(fill('documented', 'other'))
  await render("\n@kit.box()\n@slot('aside')\na\n@end\n@end", {}, 'call.edge')
  assert.deepEqual(notices, [
    'Unknown slot "foter" of <x-kit::box> in `page.edge:2` is not shown. Did you mean "footer"?',
    'Unknown slot "aside" of <x-kit::box> in `page.edge:2` is not shown. Its slots are main, footer.',
    'Unknown slot "other" of <x-kit::plain> in `page.edge:2` is not shown. Its slots are main.',
    'Unknown slot "other" of <x-kit::none> in `page.edge:2` is not shown. It has no slots.',
    'Unknown slot "other" of <x-kit::documented> in `page.edge:2` is not shown. It has no slots.',
    'Unknown slot "aside" of <x-kit::box> in `call.edge:2` is not shown. Its slots are main, footer.',
  ])
  const production = createListeningEdge({ components, production: true })
  await production.render(fill('box', 'foter'))
  assert.deepEqual(production.notices, [])
})

test('mistakes no HTML attribute for a typo', () => {
  for (const attribute of Object.values(htmlElementAttributes).flat()) {
    assert.equal(findNearProp(attribute, [`${attribute}s`]), null, attribute)
    assert.equal(findNearProp(attribute.toUpperCase(), [`${attribute}s`]), null, attribute)
  }
  assert.equal(findNearProp('role', ['roles']), null)
})

test('warns neither in production nor without a listener', async () => {
  const page = '<x-kit::sheet/><x-kit::alert tone="b" colr="c"/>'
  const { notices, render } = createListeningEdge({ production: true })
  const output = await render(page)
  assert.deepEqual(notices, [])
  assert.equal(await createListeningEdge({ warn: undefined }).render(page), output)
})

test('warns in development about an unknown slot of every component of the package', async () => {
  const notices: string[] = []
  const warn = (message: string) => void notices.push(message)
  const edge = await createRenderer('kit', { library: { namespace: 'kit' } }, { warn })
  const components = await readComponents()
  assert.ok(components.some(({ slots }) => slots.length === 0))
  for (const component of components) {
    notices.length = 0
    const body = '<x-slot name="nowhere">lost</x-slot>Text'
    const page = toTag(component, components, { body })
    await edge.renderRaw(page).catch(() => {})
    assert.ok(
      notices.some((notice) =>
        notice.startsWith(`Unknown slot "nowhere" of <${component.tag}> in`),
      ),
      `${page}\n${notices.join('\n')}`,
    )
  }
})

test('emits a process warning, which Node prints to stderr', async () => {
  const edge = Edge.create().use(await edgePlugin(), { recurring: true })
  const warnings: Error[] = []
  const listen = (warning: Error) => void warnings.push(warning)
  process.on('warning', listen)
  await edge.renderRaw('<x-kit::button varient="soft">a</x-kit::button>')
  await setImmediate()
  process.off('warning', listen)
  const [warning] = warnings.filter(({ name }) => name === `${library.name}Warning`)
  assert.match(warning!.message, /^Unknown prop "varient" .* Did you mean "variant"\?$/)
})

test('warns once for each file and line, up to a thousand times', async () => {
  const { notices, render } = createListeningEdge()
  for (let page = 0; page < 11; page++) {
    await render('<x-kit::sheet/>\n'.repeat(100), {}, `${page}.edge`)
  }
  assert.equal(notices.length, 1000)
  assert.equal(new Set(notices).size, 1000)
})

test('reads the same deprecation from a header for the tag and for the catalog', () => {
  const library = { namespace: 'kit', categories: ['A'] }
  for (const header of [
    'A sheet.\n\n@deprecated Use this.\n',
    '\n  A sheet.\n\n  @category A\n  @deprecated Use this,\n    not that.\n  @since 1.0.0\n',
    '\n * A sheet.\n *\n * @deprecated Use this.\n * @slot main - It.\n ',
    '\r\n  A sheet.\r\n\r\n  @deprecated Use this.\r\n  @since 1.0.0\r\n',
    '\n\tA sheet, once @deprecated by some.\n',
    'A sheet.',
    'A sheet.\n\n@deprecatedly no.\n',
    'A sheet.\n\n@deprecated Mail me@example.com.\n',
    '@deprecated `<x-kit::card>` takes its place.',
    'A sheet.\n\n@deprecated Use `card.header`.\n',
    'A sheet.\n\n@deprecated It goes in 2.0:\n  use `<x-kit::card.header>` instead.\n@since 1.0.0\n',
  ]) {
    const text = `\n{{--${header}--}}\n@props({})\n{{-- @deprecated not here --}}`
    const source = { name: 'sheet', file: 'sheet.edge', text, hasClass: false }
    const { deprecated } = parseComponent(source, library, () => {})
    assert.equal(findDeprecation(text), deprecated?.message ?? null, header)
    const isNamed = header.includes('Use `') || header.includes('use `')
    assert.equal(deprecated?.replacement, isNamed ? 'card.header' : undefined, header)
  }
  assert.equal(findDeprecation('<p>\n{{--\n@deprecated no header\n--}}'), null)
})

test('warns about an undefined variable of a boolean prop or attribute, once for each line', async () => {
  const components = {
    check: `@props({ checked: false, dots: true, size: { type: 'number' }, label: { type: 'string' } })
{{ checked }} {{ dots }} {{ $attrs.toAttrs() }}`,
    inner: '@props({ isOpen: { type: "boolean" } })\n<x-kit::check :checked="isMissing"/>',
  }
  const { notices, render } = createListeningEdge({ components })
  const state = { user: { isAdmin: true, none: null }, no: false }
  const silent = `<x-kit::check checked="{{ user.isAdmin }}" :dots="no" :hidden="user.none" />
<x-kit::check :checked="user.isAdmn ?? false" dots="{{ isDone || no }}" hidden="{{ user?.gone }}" />
<x-kit::check :size="gone" label="{{ gone }}" title="{{ gone }}" aria-pressed="{{ gone }}" />`
  await render(silent, state)
  assert.deepEqual(notices, [])
  const page = `<x-kit::check checked="{{ user.isAdmn }}" /><x-kit::check checked="{{ user.isAdmn }}" />
@each(i in [1, 2])
<x-kit::check {{ user }} :dots="gone" hidden='{{{ gone }}}' :inert />
@end
<x-kit::inner />`
  const output = await render(page, state)
  assert.equal(await render(page, state), output)
  const advice = (name: string) =>
    `Correct its name, or write \`${name} ?? false\` if it may be undefined.`
  assert.deepEqual(notices, [
    `Undefined variable \`user.isAdmn\` for prop "checked" of <x-kit::check> in \`page.edge:1\` counts as missing. ${advice('user.isAdmn')}`,
    `Undefined variable \`gone\` for prop "dots" of <x-kit::check> in \`page.edge:3\` counts as missing. ${advice('gone')}`,
    `Undefined variable \`gone\` for attribute "hidden" of <x-kit::check> in \`page.edge:3\` counts as missing. ${advice('gone')}`,
    `Undefined variable \`inert\` for attribute "inert" of <x-kit::check> in \`page.edge:3\` counts as missing. ${advice('inert')}`,
  ])
})

test('does not warn about a variable that a component receives', async () => {
  const components = { check: '@props({ checked: false, dots: true })\n{{ checked }}' }
  const { edge, notices, render } = createListeningEdge({ components })
  edge.registerTemplate('mine', {
    template:
      '@props({ isOpen: { type: "boolean" } })\n<x-kit::check :checked="isOpen" :dots="isOpn"/>',
  })
  edge.registerTemplate('components/bare', { template: '<x-kit::check :checked="isOpen"/>' })
  await render("@!component('mine')\n@!component('components/bare')")
  assert.deepEqual(
    notices.map((notice) => notice.split(' of ')[0]),
    ['Undefined variable `isOpn` for prop "dots"'],
  )
})
