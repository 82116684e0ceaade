import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ComponentContext } from '../../../../engine/tags/index.ts'
import { createTestEdge } from '../create-test-edge.ts'

/** Counts how often each component's class is created, which cached tags do not need. */
let created = 0
class Counted {
  static readonly pure: boolean = true

  constructor() {
    created++
  }
}

/** Creates an Edge in production with one component, and counts its renders. */
function createEdge(
  component: string,
  classOf: new (props: never, context: ComponentContext) => object = Counted,
  more: Record<string, string> = {},
) {
  created = 0
  return createTestEdge({
    production: true,
    components: { box: component, ...more },
    classes: { box: classOf },
  })
}

const BOX = `@props({ label: { type: 'string' } })\n<b {{ $attrs.toAttrs() }}>{{ label }}</b>`

test('renders a tag twice, then caches its text', async () => {
  const edge = createEdge(BOX).registerTemplate('page', {
    template: '<x-kit::box :label="label" id="a" />',
  })
  for (let round = 0; round < 5; round++) {
    assert.equal(await edge.render('page', { label: 'A & B' }), '<b id="a">A &amp; B</b>')
  }
  assert.equal(created, 2)
  assert.equal(await edge.render('page', { label: 'C' }), '<b id="a">C</b>')
  assert.equal(created, 3)
})

test('distinguishes values that print differently', async () => {
  const edge = createEdge(`<b {{ $attrs.toAttrs() }}></b>`)
  edge.registerTemplate('page', { template: '<x-kit::box :a="a" :b="b" />' })
  const cases: [unknown, unknown, string][] = [
    ['1', '2', '<b a="1" b="2"></b>'],
    [1, '2', '<b a="1" b="2"></b>'],
    ['1"2:2', '', '<b a="1&quot;2:2" b=""></b>'],
    [true, false, '<b a></b>'],
    ['true', 'false', '<b a="true" b="false"></b>'],
    [null, undefined, '<b ></b>'],
    ['null', 'undefined', '<b a="null" b="undefined"></b>'],
  ]
  for (let round = 0; round < 4; round++) {
    for (const [a, b, html] of cases) assert.equal(await edge.render('page', { a, b }), html)
  }
})

test('puts the content of each render between cached texts', async () => {
  const component = `<b>{{{ await $slots.main() }}}</b>\n@if($slots.end)\n<i>{{{ await $slots.end() }}}</i>\n@end`
  const edge = createEdge(component).registerTemplate('page', {
    template: '<x-kit::box>{{ a }}<x-slot:end>{{ b }}</x-slot></x-kit::box>',
  })
  for (let round = 0; round < 4; round++) {
    const html = await edge.render('page', { a: round, b: '<' })
    assert.equal(html, `<b>${round}</b><i>&lt;</i>`)
  }
  assert.equal(created, 2)
})

test('caches by the text of a slot that the component reads', async () => {
  const component = `@let(text = (await $slots.main()).trim())\n<b>{{ text ? 'full' : 'empty' }}{{{ text }}}</b>`
  const edge = createEdge(component).registerTemplate('page', {
    template: '<x-kit::box>{{ a }}</x-kit::box>',
  })
  for (let round = 0; round < 4; round++) {
    assert.equal(await edge.render('page', { a: 'x' }), '<b>fullx</b>')
    assert.equal(await edge.render('page', { a: ' ' }), '<b>empty</b>')
  }
  assert.ok(created < 8, String(created))
})

const GREETING = `<b>{{ user.name }}</b>`

test('renders a component that reads an object of the request each time', async () => {
  const edge = createEdge(GREETING).registerTemplate('page', { template: '<x-kit::box />' })
  for (const name of ['Ada', 'Grace', 'Ada', 'Alan']) {
    assert.equal(await edge.share({ user: { name } }).render('page'), `<b>${name}</b>`)
  }
})

test('caches a text for each value that a class reads', async () => {
  class Link extends Counted {
    static override readonly pure = true
    readonly isCurrent: boolean
    constructor({ label }: { label: string }, { read }: ComponentContext) {
      super()
      this.isCurrent = read((globals) => (globals.request as { url: string }).url === label)
    }
  }
  const component = `@props({ label: { type: 'string' } })\n<b>{{ self.isCurrent }}</b>`
  const edge = createEdge(component, Link as never)
  edge.registerTemplate('page', { template: '<x-kit::box label="/a" />' })
  for (let round = 0; round < 4; round++) {
    for (const url of ['/a', '/b', '/c']) {
      const html = await edge.share({ request: { url } }).render('page')
      assert.equal(html, `<b>${url === '/a'}</b>`)
    }
  }
  assert.ok(created < 10, String(created))
})

test('renders a component each time if its class is not declared as pure', async () => {
  class Clock extends Counted {
    static override readonly pure = false
    readonly time = created
  }
  class Heir extends Counted {
    readonly time = created
  }
  for (const Class of [Clock, Heir]) {
    const edge = createEdge('<b>{{ self.time }}</b>', Class as never)
    edge.registerTemplate('page', { template: '<x-kit::box />' })
    for (let round = 0; round < 4; round++) {
      assert.equal(await edge.render('page'), `<b>${created}</b>`)
    }
    assert.equal(created, 4)
  }
})

test('tells a pure class which slots are given, and nothing of their contents', async () => {
  class Slots extends Counted {
    static override readonly pure = true
    readonly given: string
    constructor(_props: never, { slots }: ComponentContext) {
      super()
      this.given = JSON.stringify(slots)
    }
  }
  const edge = createEdge('<b>{{{ self.given }}}</b>', Slots)
  edge.registerTemplate('page', { template: '<x-kit::box><x-slot:end>a</x-slot></x-kit::box>' })
  for (let round = 0; round < 4; round++) {
    assert.equal(await edge.render('page'), '<b>{"main":true,"end":true}</b>')
  }
})

test('renders a component again for other values from the tags around it', async () => {
  const edge = createEdge("<b>{{ $context.size ?? '' }}</b>", Counted, {
    frame: `@props({ size: { type: 'string' } })\n@inject({ size })\n<p>{{{ await $slots.main() }}}</p>`,
  })
  edge.registerTemplate('page', {
    template: '<x-kit::frame :size="size"><x-kit::box /></x-kit::frame><x-kit::box />',
  })
  for (const size of ['s', 'm', 's', 'm', 's']) {
    assert.equal(await edge.render('page', { size }), `<p><b>${size}</b></p><b></b>`)
  }
})

test('renders tags without expressions each time if they read a global', async () => {
  const edge = createEdge('<b>{{ theme }}</b>')
  edge.registerTemplate('page', { template: '<p>\n<x-kit::box />, <x-kit::box a="b" />\n</p>' })
  for (const theme of ['dark', 'light', 'dark', 'dark', 'light', 'light']) {
    const html = await edge.share({ theme }).render('page')
    assert.equal(html, `<p>\n<b>${theme}</b>, <b>${theme}</b>\n</p>`)
  }
})

test('drops the texts of a component whose template is replaced', async () => {
  const edge = createEdge(BOX).registerTemplate('page', { template: '<x-kit::box label="a" />' })
  for (let round = 0; round < 4; round++) assert.equal(await edge.render('page'), '<b >a</b>')
  edge.removeTemplate('kit::box')
  edge.registerTemplate('kit::box', { template: `@props({ label: '' })\n<i>{{ label }}</i>` })
  // A template that is compiled now replaces what is cached.
  assert.equal(await edge.renderRaw('<x-kit::box :label="label" />', { label: 'b' }), '<i>b</i>')
  assert.equal(await edge.render('page'), '<i>a</i>')
})

test('reports an error in the content of a cached tag at its line', async () => {
  const edge = createEdge(`<b>{{{ await $slots.main() }}}</b>`)
  const template = '<p>\n\n<x-kit::box>{{ user.name }}</x-kit::box>'
  edge.registerTemplate('page', { template })
  for (let round = 0; round < 4; round++) {
    assert.equal(await edge.render('page', { user: { name: 'Ada' } }), '<p>\n\n<b>Ada</b>')
  }
  await assert.rejects(edge.render('page'), { line: 3, filename: 'page', message: /'name'/ })
})

test('never shows the values of one request to another', async () => {
  const edge = createEdge(GREETING, Counted, {
    frame: `@let(text = await $slots.main())\n<p title="{{ $attrs.get('title') }}">{{{ text }}}{{ user.name }}</p>`,
    card: `<div {{ $attrs.toAttrs() }}>{{{ await $slots.main() }}}</div>`,
  })
  edge.registerTemplate('page', {
    template: `<x-kit::card :title="user.name" role="note"><x-kit::frame :title="user.name">{{ await later(user.name) }}<x-kit::box /></x-kit::frame></x-kit::card>`,
  })
  const later = async (name: string) => {
    // Other requests go on meanwhile.
    for (let tick = 0; tick < Number(name) % 7; tick++) await Promise.resolve()
    return name
  }
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, number) => {
      const user = { name: String(number % 50) }
      return edge.share({ user, later }).render('page')
    }),
  )
  for (const [number, html] of answers.entries()) {
    const name = number % 50
    const inside = `<p title="${name}">${name}<b>${name}</b>${name}</p>`
    assert.equal(html, `<div title="${name}" role="note">${inside}</div>`)
  }
})

test('never lets an attribute hide a global or the runtime', async () => {
  const edge = createEdge('<b {{ $attrs.toAttrs() }}>{{ theme }}<x-kit::inner /></b>', Counted, {
    inner: '{{ theme }}',
  })
  const attributes = `theme="x" $tags="p" $slots="q" all="r" constructor="s"`
  edge.registerTemplate('page', { template: `<x-kit::box ${attributes} :id="id" />` })
  for (let round = 0; round < 4; round++) {
    const html = await edge.share({ theme: 'dark' }).render('page', { id: 'a' })
    assert.equal(html, `<b ${attributes} id="a">darkdark</b>`)
  }
})

test('tells a tag with content from one without', async () => {
  const edge = createEdge('<b>{{{ await $slots.main() }}}</b>')
  edge.registerTemplate('page', { template: '<x-kit::box /><x-kit::box>{{ a }}</x-kit::box>' })
  for (let round = 0; round < 4; round++) {
    assert.equal(await edge.render('page', { a: round }), `<b></b><b>${round}</b>`)
  }
})
