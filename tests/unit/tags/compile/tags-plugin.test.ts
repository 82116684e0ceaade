import { Edge, EdgeError } from 'edge.js'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { tagsPlugin, type ComponentContext } from '../../../../engine/tags/index.ts'
import { createTestEdge } from '../create-test-edge.ts'

const show = `{{{ await $slots.main() }}}`

/** Renders in async and sync mode, and asserts that both give the same. */
async function render(edge: Edge, template: string, state = {}): Promise<string> {
  const file = 'page.edge'
  const asynchronous = await edge.createRenderer().renderRaw(template, state, file)
  assert.equal(await edge.createRenderer().renderRawSync(template, state, file), asynchronous)
  return asynchronous
}

/** Returns the error of rendering as `file:line:col CODE message`, the same in both modes. */
async function renderError(edge: Edge, template: string, state = {}): Promise<string> {
  const file = 'page.edge'
  const renderer = edge.createRenderer()
  const texts: string[] = []
  for (const run of [
    () => renderer.renderRaw(template, state, file),
    async () => renderer.renderRawSync(template, state, file),
  ]) {
    const error = await run().catch((reason: unknown) => reason)
    assert.ok(error instanceof EdgeError, String(error))
    const place = `${error.filename.split('/').at(-1)}:${error.line}:${error.col}`
    texts.push(`${place} ${error.code} ${error.message}`)
  }
  assert.equal(texts[0], texts[1])
  return texts[0]!
}

test('passes declared props as locals, the rest as $attrs, and nothing else', async () => {
  const edge = createTestEdge({
    components: {
      show: `@props({ userName: 'x', count: 1, on: false, list: [1] })
{{ userName }}|{{ count + 1 }}|{{ on }}|{{ list.length }}|{{ typeof title }}|{{ $attrs.toAttrs() }}`,
    },
  })
  assert.equal(await render(edge, '<x-kit::show/>'), 'x|2|false|1|undefined|')
  assert.equal(
    await render(edge, '<x-kit::show user-name="a" count="2" on title="t"/>'),
    'a|3|true|1|undefined|title="t"',
  )
  assert.equal(
    await render(edge, '<x-kit::show :userName="a" :count="2" :on="0" :list="[]" :user-id="5"/>', {
      a: 'b',
    }),
    'b|3|false|0|undefined|user-id="5"',
  )
  assert.equal(
    await render(edge, '<x-kit::show on="false" :count="null" :user-name="undefined"/>'),
    'x|2|false|1|undefined|',
  )
})

test('gives each render a fresh copy of a list default', async () => {
  const edge = createTestEdge({
    components: { show: '@props({ list: [1] })\n@eval(list.push(2))\n{{ list.join() }}' },
  })
  assert.equal(await render(edge, '<x-kit::show/>,<x-kit::show/>'), '1,2,1,2')
})

test('never lets an attribute hide a global, a method of the bag or the runtime', async () => {
  const edge = createTestEdge({
    components: {
      show: '@props({ all: 1 })\n{{ old("a") }}{{ all }}<x-kit::icon name="{{ all }}"/>{{ $attrs.toAttrs() }}',
    },
  })
  edge.global('old', (key: string) => `old ${key} `)
  const template = `<x-kit::show all="2" old="o" $tags="p" $slots="q" get="r" toString="s" {{ more }}/>`
  assert.equal(
    await render(edge, template, { more: JSON.parse('{"__proto__":"t","constructor":"u"}') }),
    'old a 2<svg class="icon" width="20" height="20" aria-hidden="true"><use href="#2"/></svg>' +
      'old="o" $tags="p" $slots="q" get="r" toString="s" constructor="u"',
  )
})

test('never reads values from the prototype of a spread object', async () => {
  const edge = createTestEdge({
    components: { show: '@props({})\n{{ $props.get("extra", "none") }}' },
  })
  const more = JSON.parse('{"__proto__":{"extra":"hostile"}}')
  assert.equal(await render(edge, '<x-kit::show {{ more }}/>', { more }), 'none')
})

test('merges spreads, class and style in the order in which they are written', async () => {
  const edge = createTestEdge({
    components: {
      wrap: `<x-kit::button class="in" title="in" {{ $attrs }}>${show}</x-kit::button>`,
    },
  })
  assert.equal(
    await render(
      edge,
      `<x-kit::wrap class="a" :class="{ b: on }" style="c: d" :style="{ e: 1 }" {{ more }} title="t">x</x-kit::wrap>`,
      { on: true, more: { class: ['f'], title: 'no', 'data-x': 0 } },
    ),
    '<button type="button" class="btn btn-default btn-md in a b f" title="t" style="c: d; e: 1" data-x="0">x</button>',
  )
  assert.equal(
    await render(edge, '<x-kit::button {{ nothing }}>x</x-kit::button>'),
    '<button type="button" class="btn btn-default btn-md">x</button>',
  )
  assert.match(
    await renderError(edge, '\n<x-kit::button {{ more }}>x</x-kit::button>', { more: 'title="a"' }),
    /^page.edge:2:0 E_RUNTIME_EXCEPTION .*needs an attribute bag or a plain object/,
  )
})

test('reports an invalid prop at the tag that passed it', async () => {
  const edge = createTestEdge({
    components: {
      typed: `@props({ count: { type: 'number' }, on: { type: 'boolean' }, text: { type: 'string' },
        list: { type: 'array' }, data: { type: 'object' }, any: { type: 'Paginator' },
        some: { type: 'number | null' }, level: { values: [1, 2] } })
{{ count }} {{ on }} {{ text }} {{ some }} {{ level }}`,
    },
  })
  for (const [attributes, expected] of [
    ['count="a"', 'Invalid value "a" for prop "count". Expected a number'],
    ['count', 'Invalid value true for prop "count". Expected a number'],
    ['count=""', 'Invalid value "" for prop "count". Expected a number'],
    [':count="0 / 0"', 'Invalid value NaN for prop "count". Expected a number'],
    ['on="maybe"', 'Invalid value "maybe" for prop "on". Expected a boolean'],
    ['text', 'Invalid value true for prop "text". Expected a string'],
    [':text="{}"', 'Invalid value object for prop "text". Expected a string'],
    ['list="a"', 'Invalid value "a" for prop "list". Expected an array'],
    [':data="[]"', 'Invalid value array for prop "data". Expected an object'],
    ['some="a"', 'Invalid value "a" for prop "some". Expected a number or a null'],
    ['level="3"', 'Invalid value "3" for prop "level". Expected one of 1, 2'],
  ]) {
    const place = 'page.edge:2:4 E_INVALID_PROP Cannot render <x-kit::typed> in `page.edge:2`:'
    assert.equal(
      await renderError(edge, `<p>\n<br><x-kit::typed ${attributes}/>`),
      `${place} ${expected}`,
    )
  }
  assert.equal(
    await render(edge, '<x-kit::typed count=" 3 " on="on" :text="5" some="4" level="2" any="a"/>'),
    '3 true 5 4 2',
  )
  assert.equal(
    await renderError(
      edge,
      '<x-kit::card>\n <x-kit::button variant="primry">a</x-kit::button></x-kit::card>',
    ),
    'page.edge:2:1 E_INVALID_PROP Cannot render <x-kit::button> in `page.edge:2`: Invalid value "primry" for prop "variant". ' +
      'Expected one of "default", "primary", "danger". Did you mean "primary"?',
  )
})

test('reports an invalid prop inside a component of the library at the tag of the page', async () => {
  const edge = createTestEdge({
    components: {
      outer: `@props({ icon: 'x' })\n<p>\n <x-kit::button :variant="icon">${show}</x-kit::button></p>`,
      outermost: `@props({ icon: 'x' })\n@if(icon)\n<x-kit::outer :icon="icon">${show}</x-kit::outer>\n@end`,
      bare: '@props({})\n<x-kit::icon/>',
    },
  })
  const wrong = 'Invalid value "no" for prop "variant"'
  const expected = '. Expected one of "default", "primary", "danger"'
  const inside = ' (<x-kit::button> inside it)'
  for (const name of ['outer', 'outermost']) {
    assert.equal(
      await renderError(edge, `\n <x-kit::${name} icon="no"/>`),
      `page.edge:2:1 E_INVALID_PROP Cannot render <x-kit::${name}> in \`page.edge:2\`: ${wrong}${expected}${inside}`,
    )
  }
  assert.equal(
    await renderError(edge, '<x-kit::bare/>'),
    'page.edge:1:0 E_INVALID_PROP Cannot render <x-kit::bare> in `page.edge:1`: Missing required prop "name" (<x-kit::icon> inside it)',
  )
  assert.equal(
    await renderError(edge, '<x-kit::card>\n<x-kit::button variant="no"/></x-kit::card>'),
    `page.edge:2:0 E_INVALID_PROP Cannot render <x-kit::button> in \`page.edge:2\`: ${wrong}${expected}`,
  )
})

test('reports an invalid prop inside a component of the application in that component', async () => {
  const edge = createTestEdge()
  edge.registerTemplate('components/own', { template: '<p>\n <x-kit::icon/></p>' })
  assert.equal(
    await renderError(edge, "@!component('components/own')"),
    'own:2:1 E_INVALID_PROP Cannot render <x-kit::icon> in `components/own:2`: Missing required prop "name"',
  )
})

test('falls back to the default of an invalid prop in production', async () => {
  const edge = createTestEdge({ production: true })
  assert.equal(
    await render(edge, '<x-kit::button variant="pink" loading="maybe">x</x-kit::button>'),
    '<button type="button" class="btn btn-default btn-md">x</button>',
  )
  assert.match(await render(edge, '<x-kit::icon/>'), /^<svg/)
})

test('reads a default from the configuration', async () => {
  const asked: unknown[] = []
  const lookup = (value: unknown) => (key: string, fallback: unknown) => {
    asked.push([key, fallback])
    return value
  }
  const template = '<x-kit::button>x</x-kit::button>'
  assert.match(await render(createTestEdge({ config: lookup('lg') }), template), /btn-lg/)
  assert.deepEqual(asked[0], ['kit.button.size', 'md'])
  assert.match(await render(createTestEdge({ config: lookup(undefined) }), template), /btn-md/)
  assert.equal(
    await renderError(createTestEdge({ config: lookup('huge') }), template),
    'page.edge:1:0 E_INVALID_PROP Cannot render <x-kit::button> in `page.edge:1`: Invalid value "huge" for prop "size". ' +
      'Expected one of "sm", "md", "lg" (from configuration "kit.button.size")',
  )
  const production = createTestEdge({ config: lookup('huge'), production: true })
  assert.match(await render(production, template), /btn-md/)
  const edge = createTestEdge().global('config', lookup('lg'))
  assert.match(await render(edge, template), /btn-md/)
})

test('constructs the class of a component with its props and context', async () => {
  class Pages {
    readonly numbers: number[]
    readonly context: ComponentContext
    constructor(props: { total: number }, context: ComponentContext) {
      this.numbers = Array.from({ length: props.total }, (_, index) => index + 1)
      this.context = context
    }
    get hint() {
      const { attrs, slots, shared } = this.context
      const old = shared.old as (key: string) => string
      const $context = shared.$context as { form?: string }
      return [attrs.get('id'), Object.keys(slots).sort().join(), old('a'), $context.form].join('|')
    }
  }
  const edge = createTestEdge({
    classes: { 'list.pages': Pages, form: class {} },
    components: {
      'list.pages': '@props({ total: 2 })\n{{ self.numbers.join() }} {{ self.hint }}',
      form: `@inject({ form: 'f' })\n${show}{{ typeof self.a }}`,
    },
  })
  edge.global('old', (key: string) => `old ${key}`)
  assert.equal(
    await render(edge, '<x-kit::form><x-kit::list.pages total="3" id="i" old="x" /></x-kit::form>'),
    '1,2,3 i|$context,main|old a|fundefined',
  )
})

test('reports at the tag what a class rejects, and ignores it in production', async () => {
  class Sign {
    constructor({ name }: { name: string }, { invalid }: ComponentContext) {
      if (name !== 'plus') invalid(`There is no sign "${name}"`)
    }
  }
  const options = {
    classes: { sign: Sign },
    components: { sign: "@props({ name: 'plus' })\n{{ name }}" },
  }
  const template = 'a\n <x-kit::sign name="minus" />'
  await assert.rejects(render(createTestEdge(options), template), {
    message: 'Cannot render <x-kit::sign> in `page.edge:2`: There is no sign "minus"',
    code: 'E_INVALID_PROP',
    line: 2,
    col: 1,
  })
  const production = createTestEdge({ ...options, production: true })
  assert.equal(await render(production, template), 'a\n minus')
})

test('reports an error inside a component at the tag of the page', async () => {
  const edge = createTestEdge({
    classes: {
      bad: class {
        constructor() {
          throw new Error('No paginator')
        }
      },
      late: class {
        get text() {
          throw new TypeError('No text')
        }
      },
    },
    components: {
      bad: '@props({})\nx',
      late: '@props({})\n\n{{ self.text }}',
      worse: '@props({})\n<p>\n{{ a.b }}</p>',
      attribute: '@props({})\n<p>\n<x-kit::icon :name="a.b" /></p>',
      around: `@props({})\n<p><x-kit::worse /></p>${show}`,
      body: `@props({})\n<x-kit::card><x-kit::bad /></x-kit::card>`,
    },
  })
  const at = (tag: string, message: string) =>
    `page.edge:2:1 E_RUNTIME_EXCEPTION Cannot render <x-kit::${tag}> in \`page.edge:2\`: ${message}`
  const undefinedA = "Cannot read properties of undefined (reading 'b')"
  for (const [tag, message] of [
    ['bad', 'No paginator'],
    ['late', 'No text'],
    ['worse', undefinedA],
    ['attribute', undefinedA],
    ['around', `${undefinedA} (<x-kit::worse> inside it)`],
    ['body', 'No paginator (<x-kit::bad> inside it)'],
  ] as const) {
    assert.equal(await renderError(edge, `a\n <x-kit::${tag}/>`), at(tag, message))
    const inSlot = `<x-kit::card>\n <x-kit::${tag}/>\n</x-kit::card>`
    assert.equal(await renderError(edge, inSlot), at(tag, message))
    const inLoop = `@each(one in [1])\n <x-kit::${tag}/>\n@end`
    assert.equal(await renderError(edge, inLoop), at(tag, message))
    const call = at(tag, message).replace('2:1', '2:0')
    assert.equal(await renderError(edge, `\n@!kit.${tag}()`), call)
    assert.equal(await renderError(edge, `\n@!component('kit::${tag}')`), call)
  }
  edge.registerTemplate('partial', { template: '\n\n<x-kit::bad/>' })
  edge.registerTemplate('layout', { template: `<body>\n${show}</body>` })
  const page = "@component('layout')\n@include('partial')\n@end"
  await assert.rejects(edge.renderRaw(page, {}, 'page.edge'), {
    message: 'Cannot render <x-kit::bad> in `partial:3`: No paginator',
    filename: 'partial',
    line: 3,
  })
})

test('keeps the cause of an error, and the place of an error in a slot', async () => {
  class NotFound extends Error {}
  const edge = createTestEdge({ components: { ask: '@props({})\n{{ ask() }}' } })
  edge.global('ask', () => {
    throw new NotFound('Nobody')
  })
  const error = await edge.renderRaw('<x-kit::ask/>').catch((reason: Error) => reason)
  assert.ok(error instanceof EdgeError && error.cause instanceof NotFound)
  assert.match(
    await renderError(edge, '<x-kit::card>\n<p>\n{{ ask() }}</p></x-kit::card>'),
    /^page.edge:3:0 E_RUNTIME_EXCEPTION Nobody$/,
  )
})

test('names a template in messages by its path from the application or its views', async () => {
  const views = fileURLToPath(new URL('../../../golden/tags/views', import.meta.url))
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  for (const [options, shown] of [
    [{ root }, 'golden/tags/views/page.edge:1'],
    [{}, 'page.edge:1'],
  ] as const) {
    const render = createTestEdge(options).renderRaw('<x-kit::icon/>', {}, `${views}/page.edge`)
    await assert.rejects(render, {
      message: `Cannot render <x-kit::icon> in \`${shown}\`: Missing required prop "name"`,
      filename: `${views}/page.edge`,
    })
  }
})

test('reports the line of the page for a run-time error in a slot', async () => {
  const edge = createTestEdge()
  const body =
    '<x-kit::card\n  class="a"\n>\n<p>\n<x-slot name="footer">\n{{ a.b }}</x-slot></x-kit::card>'
  assert.match(await renderError(edge, body), /^page.edge:6:0 E_RUNTIME_EXCEPTION/)
})

test('reports an error in an attribute at its tag, or at the place that the error names', async () => {
  const edge = createTestEdge()
  edge.global('inner', () => edge.renderRawSync('\n\n{{ a.b }}', {}))
  edge.global('shout', (what: unknown) => {
    throw what
  })
  const page = (attribute: string) => `<p>\n  <x-kit::icon name="a"/> <x-kit::icon ${attribute}/>`
  const place = 'page.edge:2:26 E_RUNTIME_EXCEPTION Cannot render <x-kit::icon> in `page.edge:2`:'
  for (const [attribute, expected] of [
    [':name="a.b"', `${place} Cannot read properties of undefined (reading 'b')`],
    ['name="{{ shout(error) }}"', `${place} broken`],
    ['{{ shout("text") }}', `${place} text`],
    [':name="shout(null)"', `${place} null`],
    [
      ':name="inner()"',
      "eval.edge:3:0 E_RUNTIME_EXCEPTION Cannot read properties of undefined (reading 'b')",
    ],
  ]) {
    assert.equal(
      await renderError(edge, page(attribute!), { error: new Error('broken') }),
      expected,
    )
  }
})

test('reports errors of expressions at their own place', async () => {
  const edge = createTestEdge()
  for (const [attribute, expected] of [
    [':title="a +"', '2:13 E_KIT_EXPRESSION Unexpected token in ":title" of <x-kit::button>'],
    [':title="a) + (b"', '2:11 E_KIT_EXPRESSION Unexpected token in ":title" of <x-kit::button>'],
    [':title="a); (b"', '2:11 E_KIT_EXPRESSION Unexpected token in ":title" of <x-kit::button>'],
    [':title="a), b: (1"', '2:15 E_KIT_EXPRESSION Unexpected token in ":title" of <x-kit::button>'],
    [':title=""', '2:10 E_KIT_EXPRESSION An expression is missing in ":title" of <x-kit::button>'],
    [
      ':title="{{ a }}"',
      '2:10 E_KIT_EXPRESSION Expected an expression without {{ }} in ":title" of <x-kit::button>',
    ],
    ['title="a {{ b. }}"', '2:17 E_KIT_EXPRESSION Unexpected token in "title" of <x-kit::button>'],
    ['{{ a b }}', '2:7 E_KIT_EXPRESSION Unexpected token in {{ }} of <x-kit::button>'],
    [':class', '2:2 E_KIT_EXPRESSION ":class" needs a value: class cannot be a variable'],
    [
      ':title="function () {}"',
      '2:10 E_KIT_EXPRESSION "FunctionExpression" is not supported in ":title" of <x-kit::button>',
    ],
    [
      ':title="(a = 1) => a"',
      '2:11 E_KIT_EXPRESSION "AssignmentPattern" is not supported as a parameter in ":title" of <x-kit::button>',
    ],
    [
      ':title="[, 1]"',
      '2:10 E_KIT_EXPRESSION "ArrayExpression" without a value is not supported in ":title" of <x-kit::button>',
    ],
    [
      'title="a" :title="b"',
      '2:12 E_DUPLICATE_ATTRIBUTE Attribute ":title" is given twice to <x-kit::button>',
    ],
    [
      'close-label="a" closeLabel="b"',
      '2:18 E_DUPLICATE_ATTRIBUTE Attribute "closeLabel" is given twice to <x-kit::button>',
    ],
    [
      'Class="a" class="b"',
      '2:12 E_DUPLICATE_ATTRIBUTE Attribute "class" is given twice to <x-kit::button>',
    ],
    [
      'data-id="a" title="b" Data-ID="c"',
      '2:24 E_DUPLICATE_ATTRIBUTE Attribute "Data-ID" is given twice to <x-kit::button>',
    ],
  ]) {
    assert.equal(
      await renderError(edge, `<x-kit::button\n  ${attribute}>x</x-kit::button>`),
      `page.edge:${expected}`,
    )
  }
  const template = '<x-kit::button :title="await a">x</x-kit::button>'
  assert.match(await edge.renderRaw(template, { a: Promise.resolve('b') }), /title="b"/)
  assert.throws(() => edge.renderRawSync(template), { line: 1, col: 23, code: 'E_KIT_EXPRESSION' })
})

test('prints a mustache in an attribute like one in a text, and nothing for a missing value', async () => {
  const edge = createTestEdge({ components: { b: '@props({})\n{{ $attrs.toAttrs() }}' } })
  const state = { none: null, no: false, zero: 0, safe: edge.globals.html.safe('<b>&amp;') }
  assert.equal(
    await render(
      edge,
      '<x-kit::b a="({{ none }}{{ missing }}{{ no }})" b="{{ zero }}{{ true }}" c="{{ safe }}" d="{{{ safe }}}" e="{{-- f --}}"/>',
      state,
    ),
    'a="()" b="0true" c="&lt;b&gt;&amp;amp;" d="&lt;b&gt;&amp;amp;" e=""',
  )
})

test('keeps every character that HTML allows in attribute names', async () => {
  const edge = createTestEdge({ components: { b: '@props({})\n{{ $attrs.toAttrs() }}' } })
  for (const attribute of [
    'a\\b="1"',
    '\\="1"',
    '$a="1"',
    '[a]="1"',
    '(b)="1"',
    '#c="1"',
    'a.b:c@d="1"',
    'é="1"',
  ]) {
    assert.equal(await render(edge, `<x-kit::b ${attribute}/>`), attribute)
  }
})

test('works if another plugin registers a tag named like an internal one', async () => {
  const edge = createTestEdge()
  const template = '<x-kit::icon name="a"/>'
  const output = await render(edge, template)
  for (const tagName of ['props', '$component', '$first-line']) {
    edge.registerTag({ tagName, block: false, seekable: true, compile: () => {} })
  }
  edge.configure({ cache: true })
  assert.equal(await render(edge, template), output)
})

test('accepts comments, line breaks and any brackets in expressions', async () => {
  const edge = createTestEdge()
  for (const expression of [
    'a // )',
    'a /* ) */',
    '[\n  a, // one\r\n  b\n].filter((c) => c !== b).join(`)`)',
    '(({ a }) => a)({ a })',
    'a <!-- b',
  ]) {
    const output = await render(edge, `<x-kit::icon :name="${expression}" />`, { a: 'x', b: 'y' })
    assert.match(output, /href="#x"/, expression)
  }
})

test('keeps braces and at signs next to a tag as text', async () => {
  const edge = createTestEdge({ components: { b: `@props({})\nb` } })
  for (const [template, output] of [
    ['{<x-kit::b/>}', '{b}'],
    ['@{<x-kit::b/>}', '@{b}'],
    ['{@{<x-kit::b/>', '{@{b'],
    ['{{ 1 }}<x-kit::b/>{{ 2 }}', '1b2'],
    ['<x-kit::b/>{<x-kit::b/>}}', 'b{b}}'],
    ['$tags:0 {{ "$tags:0" }}<x-kit::b/>', '$tags:0 $tags:0b'],
  ]) {
    assert.equal(await render(edge, template!), output)
  }
})

test('never mistakes text of a template for a compiled tag', async () => {
  const edge = createTestEdge({ components: { b: '@props({})\nb' } })
  const template = '<x-kit::b/>\n{{{ $tags:0 }}}'
  assert.match(await renderError(edge, template), /^page.edge:2:\d+ E_UNALLOWED_EXPRESSION/)
})

test('extends a compiler once, however often the plugin runs', () => {
  const edge = createTestEdge({ cache: false })
  edge.createRenderer()
  const { tokenizeRaw } = edge.compiler
  edge.createRenderer()
  assert.equal(edge.compiler.tokenizeRaw, tokenizeRaw)
})

test('accepts slots with unique literal names and data, and rejects all others', async () => {
  const edge = createTestEdge({
    components: { list: '@props({})\n{{{ await $slots.row({ id: 7 }) }}}' },
  })
  assert.equal(
    await render(
      edge,
      '<x-kit::list><x-slot:row let="row_1">{{ row_1.id }}</x-slot:row></x-kit::list>',
    ),
    '7',
  )
  for (const [slot, error] of [
    [
      '<x-slot>a</x-slot>',
      '1:13 E_KIT_TAG A slot needs a literal name: <x-slot name="footer"> (letters, digits, underscore)',
    ],
    [
      '<x-slot name="a-b">a</x-slot>',
      '1:13 E_KIT_TAG A slot needs a literal name: <x-slot name="footer"> (letters, digits, underscore)',
    ],
    [
      '<x-slot name="constructor">a</x-slot>',
      '1:13 E_KIT_TAG "constructor" cannot name a slot: every JavaScript object has a property with this name',
    ],
    [
      '<x-slot:toString>a</x-slot:toString>',
      '1:13 E_KIT_TAG "toString" cannot name a slot: every JavaScript object has a property with this name',
    ],
    [
      '<x-slot name="__proto__">a</x-slot>',
      '1:13 E_KIT_TAG "__proto__" cannot name a slot: every JavaScript object has a property with this name',
    ],
    [
      '<x-slot name="a" let="{ b }">a</x-slot>',
      '1:30 E_KIT_TAG "{ b }" is not a valid variable name for the data of a slot, as in let="row"',
    ],
    [
      '<x-slot:a name="b">a</x-slot>',
      '1:23 E_KIT_TAG <x-slot> takes name="…" and let="…" once each, not "name"',
    ],
    [
      '<x-slot:a>a</x-slot><x-slot:a>a</x-slot>',
      '1:33 E_DUPLICATE_SLOT_TAG The slot "a" is filled twice in <x-kit::card>',
    ],
    [
      '<x-slot:a><x-slot:b>a</x-slot></x-slot>',
      '1:23 E_ORPHAN_SLOT_TAG <x-slot> must be a direct child of a component tag (it cannot sit inside @if or @each)',
    ],
    [
      '<x-slot:a>a</x-slot:b>',
      '1:24 E_MISMATCHED_TAG Unexpected </x-slot:b>: expected the end of <x-slot> opened on line 1',
    ],
  ]) {
    assert.equal(
      await renderError(edge, `<x-kit::card>${slot}</x-kit::card>`),
      `page.edge:${error}`,
    )
  }
})

test('rejects a tag that spans branches of a block', async () => {
  const edge = createTestEdge()
  const template = '@if(a)\n<x-kit::card>\n@else\n</x-kit::card>\n@end'
  assert.equal(
    await renderError(edge, template),
    'page.edge:2:0 E_UNCLOSED_TAG Unclosed tag <x-kit::card>',
  )
})

test('adds no white space around a component, however its file is formatted', async () => {
  const edge = createTestEdge({
    components: {
      spaced:
        `{{--\n  Header (\n--}}\n\n@props({\n  /** :) */\n  on: true,\n})\n\n@let(a = 1)\n\n<b>
@if(on)
<x-kit::icon name="n" class="c"/>
@else
no
@end</b>\n\n`.replace('@end</b>', '@end~\n</b>'),
    },
  })
  const icon =
    '<svg class="icon c" width="20" height="20" aria-hidden="true"><use href="#n"/></svg>'
  assert.equal(await render(edge, '(<x-kit::spaced/>)'), `(<b>${icon}</b>)`)
  assert.equal(await render(edge, '(<x-kit::spaced :on="false"/>)'), '(<b>no</b>)')
})

test('compiles a template with Windows line endings the same', async () => {
  const components = {
    show: `{{-- a --}}\n@props({\n  /** ) */\n  a: 1,\n})\n<p>\n@if(a)\n${show}\n@end\n</p>\n`,
  }
  const template = '<x-kit::show\n  a="2"\n>\n  b\n</x-kit::show>\n{{ a.b }}'
  const toWindows = (text: string) => text.replaceAll('\n', '\r\n')
  const windows = createTestEdge({ components: { show: toWindows(components.show) } })
  const state = { a: { b: 1 } }
  assert.equal(
    await render(windows, toWindows(template), state),
    await render(createTestEdge({ components }), template, state),
  )
  assert.match(await renderError(windows, toWindows(template)), /^page.edge:6:0/)
})

test('gives components without @props $attrs, and partials those of their component', async () => {
  const edge = createTestEdge({
    components: {
      bare: '<i {{ $attrs.toAttrs() }}>@</i>',
      whole: "@props({ a: 1 })\n@include('kit::part')",
      part: '{{ a }} {{ $attrs.toAttrs() }}',
    },
  })
  assert.equal(await render(edge, '<x-kit::bare b="c"/>'), '<i b="c">@</i>')
  assert.equal(await render(edge, '<x-kit::whole a="2" b="c"/>'), '2 b="c"')
})

test('rejects a second @props, and one inside a block', async () => {
  for (const [component, at] of [
    ['@props({})\n@props({})', 'kit::bad:2:7'],
    ['@if(true)\n@props({})\n@end', 'kit::bad:2:7'],
    ['@if(true)\n@props({ a: ")" })\n@end', 'kit::bad:2:7'],
  ]) {
    const edge = createTestEdge({ components: { bad: component! } })
    assert.equal(
      await renderError(edge, '<x-kit::bad/>'),
      `${at} E_INVALID_PROPS @props can be used once in a template, outside of any block`,
    )
  }
  const edge = createTestEdge({ components: { bad: '\n @props({\n  a: { typ: 1 } })' } })
  assert.match(
    await renderError(edge, '<x-kit::bad/>'),
    /^kit::bad:3:12 E_INVALID_PROPS @props: unknown field "typ"/,
  )
})

test('lets components of the application declare @props', async () => {
  const edge = createTestEdge()
  edge.registerTemplate('mine', { template: `@props({ a: ')' })\n{{ a }} {{ $attrs.toAttrs() }}` })
  assert.equal(await render(edge, `@!component('mine', { b: 'c' })`), ') b="c"')
  assert.equal(await edge.render('mine', { a: 'page' }), ') ')
})

test("keeps Edge's own component calls working", async () => {
  const edge = createTestEdge()
  const output = '<h3 class="card-title a">T</h3>'
  assert.equal(await render(edge, `@kit.card.title({ class: 'a' })\nT\n@end`), output)
  assert.equal(await render(edge, `@component('kit::card/title', { class: 'a' })\nT\n@end`), output)
  assert.match(await render(edge, `@!kit.icon({ name: 'n' })`), /href="#n"/)
  assert.equal(
    await renderError(edge, `\n@!kit.icon()`),
    'page.edge:2:0 E_INVALID_PROP Cannot render <x-kit::icon> in `page.edge:2`: Missing required prop "name"',
  )
})

test('compiles tags in files, with and without a cache, and after edge.configure()', async () => {
  for (const cache of [true, false]) {
    const edge = createTestEdge({ cache })
    const template = '<x-kit::icon name="a"/>'
    const first = await render(edge, template)
    edge.configure({ cache })
    assert.equal(await render(edge, template), first)
    edge.configure({ cache: !cache })
    assert.equal(await render(edge, template), first)
    assert.equal(
      await edge.render('kit::icon', {}).catch((error: EdgeError) => error.code),
      'E_INVALID_PROP',
    )
  }
})

test('reads the list of components once, and without a cache again for an unknown name', async () => {
  for (const [cache, times] of [
    [true, 1],
    [false, 2],
  ] as const) {
    let reads = 0
    const names = ['icon']
    const directory = fileURLToPath(new URL('../../../golden/tags/components', import.meta.url))
    const listComponents = () => (reads++, [...names])
    const edge = Edge.create({ cache }).use(
      tagsPlugin({ namespace: 'kit', directory, listComponents }),
      { recurring: true },
    )
    await edge.renderRaw('<x-kit::icon name="a"/><x-kit::icon name="a"/>')
    assert.equal(reads, 1)
    names.push('button')
    const error = await edge
      .renderRaw('<x-kit::button>a</x-kit::button>')
      .catch((reason: EdgeError) => reason.code)
    assert.equal(error === 'E_UNKNOWN_COMPONENT', cache)
    assert.equal(reads, times)
  }
})

test('keeps a folder that is already mounted', () => {
  const edge = Edge.create().mount('kit', '/mine')
  const listComponents = () => []
  edge.use(tagsPlugin({ namespace: 'kit', directory: '/theirs', listComponents })).createRenderer()
  assert.equal(edge.loader.mounted.kit, '/mine')
})

test('trims only templates of the library, whatever its components are named', async () => {
  const edge = createTestEdge({ components: { x: '@props({})\nx\n', tags: '@props({})\nt\n' } })
  edge.registerTemplate('page', { template: '@if(true)\n<x-kit::x/>,\n@end\n<x-kit::tags/>' })
  edge.registerTemplate('kitchen', { template: '(\n@if(true)\na\n@end\n)' })
  assert.equal(await edge.render('page'), 'x,\nt')
  assert.equal(await edge.render('kitchen'), '(\na\n)')
})

test('lets two libraries share an Edge, each with its own tags, slots and options', async () => {
  const edge = createTestEdge({ production: true })
  edge.registerTemplate('acme::box', {
    template: `@props({ size: { values: ['s'], default: 's' } })\n[{{{ await $slots.main() }}}|{{{ await $slots.end() }}}]`,
  })
  const listComponents = () => ['box']
  edge.use(tagsPlugin({ namespace: 'acme', directory: '/acme', listComponents }), {
    recurring: true,
  })
  assert.equal(
    await render(
      edge,
      '<x-kit::card><x-acme::box>a<x-slot:end><x-kit::icon name="n"/></x-slot></x-acme::box><x-slot:footer>f</x-slot></x-kit::card>',
    ),
    '<section class="card p-4">\n[a|<svg class="icon" width="20" height="20" aria-hidden="true"><use href="#n"/></svg>]<footer>f</footer>\n</section>',
  )
  assert.match(await renderError(edge, '<x-acme::box size="l"/>'), /E_INVALID_PROP/)
  assert.match(await renderError(edge, '<x-acme::box "/>'), /E_ACME_TAG/)
  assert.match(await renderError(edge, '<x-acme::box></x-kit::card>'), /E_MISMATCHED_TAG/)
})

test('rejects a namespace that cannot be part of a tag', () => {
  for (const namespace of ['', 'a b', '1a', 'a::b']) {
    assert.throws(
      () => tagsPlugin({ namespace, directory: '/a', listComponents: () => [] }),
      /Cannot use namespace/,
    )
  }
})
