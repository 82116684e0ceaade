import type { Edge } from 'edge.js'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestEdge } from './create-test-edge.ts'

/** Luxon's `DateTime`, as far as a template sees it. */
class DateTime {
  toString() {
    return '2026-03-01T09:30:00.000Z'
  }
}

const components = {
  show: `@props({
  text: { type: 'string', default: 'none' },
  title: { type: 'string', required: true },
  either: { type: 'string | number', default: 'none' },
  flag: { type: 'string | boolean', default: 'none' },
  count: { type: 'number', default: 7 },
  size: { values: ['sm', 'md'], default: 'md' },
  on: false,
  off: true,
  rows: { type: 'array', default: [] },
})
{{ text }}|{{ title }}|{{ either }}|{{ flag }}|{{ count }}|{{ size }}|{{ on }}|{{ off }}|{{ rows.length }}`,
  box: '@props({})\n<p {{ $attrs.toAttrs() }}></p>',
  field: '@props({ label: "" })\n<x-kit::show title="{{ label }}" {{ $attrs }} />',
}

const edges: [string, Edge][] = [
  ['development', createTestEdge({ components })],
  ['production', createTestEdge({ components, production: true })],
  ['memory off', createTestEdge({ components, production: true, cache: false })],
]
const { html } = edges[0]![1].globals
const when = new DateTime()

/** Renders a template in each way, and asserts that all give the same. */
async function render(template: string, state: object): Promise<string> {
  const outputs: string[] = []
  for (const [way, edge] of edges) {
    // The memory learns a tag, and then repeats it.
    for (let round = 0; round < 3; round++) outputs.push(await edge.renderRaw(template, state))
    outputs.push(edge.renderRawSync(template, state))
    assert.deepEqual(new Set(outputs), new Set([outputs[0]]), `${way}: ${template}`)
  }
  return outputs[0]!
}

const names = ['text', 'title', 'either', 'flag', 'count', 'size', 'on', 'off', 'rows']

/** Passes a value in double braces to one prop, and returns what the prop becomes. */
async function toProp(name: string, value: unknown): Promise<string> {
  const title = name === 'title' ? '' : 'title="t" '
  const shown = await render(`<x-kit::show ${title}${name}="{{ value }}" />`, { value })
  return shown.split('|')[names.indexOf(name)]!
}

const props: [name: string, value: unknown, shown: string][] = [
  // Of a string prop: a value without a text is not passed, and any other is its text.
  ['text', 'Ada', 'Ada'],
  ['text', '', ''],
  ['text', 0, '0'],
  ['text', 10n, '10'],
  ['text', null, 'none'],
  ['text', undefined, 'none'],
  ['text', false, 'none'],
  ['text', true, 'true'],
  ['text', when, '2026-03-01T09:30:00.000Z'],
  ['text', new URL('https://a.example/?b'), 'https://a.example/?b'],
  ['text', ['.png', '.jpg'], '.png,.jpg'],
  ['text', '<b>', '&lt;b&gt;'],
  ['text', html.safe('<b>'), '&lt;b&gt;'],
  ['text', { toString: () => '<b>' }, '&lt;b&gt;'],
  // A required one is empty then, as if the text were empty.
  ['title', null, ''],
  ['title', undefined, ''],
  ['title', false, ''],
  ['title', true, 'true'],
  ['title', 3, '3'],
  ['either', 0, '0'],
  ['either', true, 'true'],
  ['either', false, 'none'],
  ['either', when, '2026-03-01T09:30:00.000Z'],
  ['flag', false, 'false'],
  ['flag', true, 'true'],
  ['flag', null, 'none'],
  // Any other is the value itself.
  ['count', 3, '3'],
  ['count', '3', '3'],
  ['count', 0, '0'],
  ['count', null, '7'],
  ['count', undefined, '7'],
  ['count', { toString: () => '12.50' }, '12.5'],
  ['size', 'sm', 'sm'],
  ['size', null, 'md'],
  ['size', undefined, 'md'],
  ['on', true, 'true'],
  ['on', false, 'false'],
  ['on', null, 'false'],
  ['on', undefined, 'false'],
  ['on', 0, 'false'],
  ['on', 1, 'true'],
  ['on', '', 'true'],
  ['on', 'true', 'true'],
  ['on', 'false', 'false'],
  ['on', when, 'true'],
  ['on', ['a'], 'true'],
  ['off', false, 'false'],
  ['off', null, 'true'],
  ['off', undefined, 'true'],
  ['rows', [1, 2], '2'],
  ['rows', null, '0'],
]

test('passes a value in double braces to a prop as the value, or as its text to a string prop', async () => {
  for (const [name, value, shown] of props) {
    assert.equal(await toProp(name, value), shown, `${name}="{{ ${String(value)} }}"`)
  }
})

test('rejects in development what a prop does not take, as of a bound value', async () => {
  const [, edge] = edges[0]!
  for (const [name, value] of [
    ['size', 'lg'],
    ['size', false],
    ['size', true],
    ['count', 'many'],
    ['count', true],
    ['count', when],
    ['on', 'yes'],
    ['text', { a: 1 }],
    ['text', [{ a: 1 }]],
    ['text', () => 1],
    ['rows', 'a'],
  ] as const) {
    const fail = (written: string) =>
      edge.renderRaw(`<x-kit::show title="t" ${written} />`, { value }).then(
        (shown) => assert.fail(`${written} gave ${shown}`),
        ({ message }: Error) => message,
      )
    assert.equal(await fail(`${name}="{{ value }}"`), await fail(`:${name}="value"`))
  }
})

test('rejects a bound value that is no text, and shows its text in production, as the memory may', async () => {
  const [, edge] = edges[0]!
  const [, production] = edges[1]!
  for (const value of [true, false, ['a']]) {
    const bound = '<x-kit::show title="t" :text="value" />'
    await assert.rejects(edge.renderRaw(bound, { value }), /Invalid value .* for prop "text"/)
    const inBraces = await render('<x-kit::show title="t" text="{{ value }}" />', { value })
    assert.equal(await production.renderRaw(bound, { value }), inBraces)
  }
})

const attributes: [name: string, ...outputs: [value: unknown, shown: string][]][] = [
  ['hidden', [true, 'hidden'], [false, ''], [null, ''], [undefined, ''], ['', 'hidden=""']],
  ['required', [true, 'required'], [false, ''], [undefined, '']],
  ['disabled', [true, 'disabled'], [false, ''], [null, '']],
  [
    'aria-pressed',
    [true, 'aria-pressed="true"'],
    [false, 'aria-pressed="false"'],
    [null, ''],
    [undefined, ''],
  ],
  ['data-open', [true, 'data-open="true"'], [false, 'data-open="false"'], [null, '']],
  ['data-ids', [[1, 2], 'data-ids="[1,2]"'], [{ a: 1 }, 'data-ids="{&quot;a&quot;:1}"']],
  [
    'contenteditable',
    [true, 'contenteditable="true"'],
    [false, 'contenteditable="false"'],
    [null, ''],
  ],
  ['draggable', [true, 'draggable="true"'], [false, 'draggable="false"'], [undefined, '']],
  ['spellcheck', [true, 'spellcheck="true"'], [false, 'spellcheck="false"']],
  ['href', ['/a', 'href="/a"'], ['', 'href=""'], [null, ''], [undefined, '']],
  ['value', [0, 'value="0"'], ['', 'value=""'], [null, ''], [undefined, ''], [false, '']],
  ['id', ['a', 'id="a"'], [7, 'id="7"'], [undefined, '']],
  [
    'class',
    ['a b', 'class="a b"'],
    [['a', { b: true, c: false }], 'class="a b"'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [false, ''],
    [html.safe('a b'), 'class="a b"'],
  ],
  [
    'style',
    ['color: red', 'style="color: red"'],
    [{ color: 'red' }, 'style="color: red"'],
    [null, ''],
  ],
  ['title', [when, 'title="2026-03-01T09:30:00.000Z"'], [html.safe('<b>'), 'title="&lt;b&gt;"']],
  // Client-side libraries read a text, or code.
  ['x-show', [true, 'x-show="true"'], [false, 'x-show=""'], [null, 'x-show=""']],
  ['hx-boost', [true, 'hx-boost="true"'], [false, 'hx-boost=""']],
  ['@click', [true, '@click="true"'], [undefined, '@click=""']],
  ['::disabled', [true, ':disabled="true"'], [false, ':disabled=""']],
]

test('prints an attribute with a value in double braces as HTML expects it', async () => {
  for (const [name, ...outputs] of attributes) {
    for (const [value, shown] of outputs) {
      for (const written of [`${name}="{{ value }}"`, `${name}='{{{value}}}'`]) {
        const output = await render(`<x-kit::box ${written} />`, { value })
        assert.equal(output, `<p ${shown}></p>`, `${written} with ${String(value)}`)
      }
    }
  }
})

test('takes double braces with anything else around them as text, even with a space', async () => {
  const state = { no: false, a: 'A', nothing: null }
  for (const [written, shown] of [
    ['title=" {{ a }} "', 'title=" A "'],
    ['title="{{ a }}{{ a }}"', 'title="AA"'],
    ['title="{{ nothing }}{{ no }}"', 'title=""'],
    ['aria-pressed=" {{ no }}"', 'aria-pressed=" "'],
    ['aria-pressed="x{{ no }}"', 'aria-pressed="x"'],
    ['aria-pressed="@{{ no }}"', 'aria-pressed="{{ no }}"'],
    ['aria-pressed="{{-- a --}}{{ no }}{{-- b --}}"', 'aria-pressed="false"'],
    ['aria-pressed={{ no }}', 'aria-pressed="false"'],
    ["aria-pressed='{{\n no\n}}'", 'aria-pressed="false"'],
    ['class="{{ a }}" :class="{ b: true }" class=" c"', 'class="A b c"'],
    ['title="{{ a }}" {{ { title: null } }}', ''],
    ['{{ { hidden: true } }} hidden="{{ no }}"', ''],
  ] as const) {
    assert.equal(await render(`<x-kit::box ${written} />`, state), `<p ${shown}></p>`, written)
  }
})

test('passes the value in double braces through an own component', async () => {
  const shown = await render(
    '<x-kit::field label="{{ label }}" text="{{ when }}" on="{{ no }}" />',
    {
      label: null,
      no: false,
      when,
    },
  )
  assert.equal(shown, '2026-03-01T09:30:00.000Z||none|none|7|md|false|true|0')
  const bare = createTestEdge({ components: { bare: '{{ typeof a }} {{ typeof b }}' }, bare: true })
  assert.equal(
    await bare.renderRaw('<x-kit::bare a="{{ no }}" b=" {{ no }}" />', { no: false }),
    'boolean string',
  )
})

test('leaves calls in the syntax of Edge as they are', async () => {
  const [, edge] = edges[0]!
  const state = { value: true }
  const call = "@!component('kit::show', { title: 't', text: value })"
  await assert.rejects(edge.renderRaw(call, state), /Invalid value true for prop "text"/)
})
