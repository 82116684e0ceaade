import { edgeGlobals } from 'edge.js'
import assert from 'node:assert/strict'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { after, before, test } from 'node:test'
import type { ComponentContext } from '../../../engine/tags/index.ts'
import { createTestEdge } from './create-test-edge.ts'
import { createApplication } from './random/application.ts'
import { createWorld, nextNumber, replaceSources, runIn } from './random/world.ts'

let restore = () => {}
before(() => (restore = replaceSources()))
after(() => restore())

type State = Record<string, unknown>
type Sample = { page: string; components: Record<string, string>; states: (() => State)[] }

/** Asserts that each state renders as without the cache, in turns, each several times. */
async function assertEqual({ page, components, states }: Sample): Promise<void> {
  const sample = {
    path: 'page',
    template: page,
    values: [],
    components: Object.entries(components).map(([name, template]) => ({
      name,
      template,
      attributes: [],
      classNumber: null,
    })),
  }
  const applications = [false, true].map((cache) =>
    createApplication([sample], { cache, hasState: true }),
  )
  const [plain, cached] = await Promise.all(applications)
  for (let round = 0; round < 5; round++) {
    for (const [index, toState] of states.entries()) {
      const [expected, actual] = await Promise.all(
        [plain!, cached!].map((edge) =>
          runIn(createWorld('ada', round), async () => {
            const { shared = {}, ...state } = toState()
            return edge.share(shared as State).render('page', state)
          }),
        ),
      )
      assert.equal(actual, expected, `state ${index} in round ${round}`)
    }
  }
}

const TEXTS = ['/users', 'javascript:alert(1)', '"><script>alert(1)</script>', 'Ada Lovelace', '']
/** Tags with an attribute that gets the text of a slot. */
const INNER_TAGS = [
  ['link', 'href'],
  ['link', 'title'],
  ['link', 'class'],
  ['link', 'aria-label'],
  ['card.header', 'title'],
  ['card.header', 'description'],
  ['avatar', 'src'],
  ['avatar', 'name'],
  ['badge', 'color'],
  ['badge', 'data-value'],
  ['button', 'href'],
  ['button', 'type'],
  ['alert', 'title'],
  ['icon', 'label'],
] as const

for (const [tag, attribute] of INNER_TAGS) {
  const more = tag === 'icon' ? ' name="check"' : ''
  test(`escapes and checks the text of a slot in \`${attribute}\` of an inner ${tag} each time [equal-output]`, () =>
    assertEqual({
      components: {
        one: `<div><x-kit::${tag} ${attribute}="{{{ await $slots.text() }}}"${more}>x</x-kit::${tag}></div>`,
      },
      page: '<x-own::one><x-slot:text>{{{ text }}}</x-slot:text></x-own::one>',
      states: TEXTS.map((text) => () => ({ text })),
    }))
}

const define = (key: PropertyKey, value: PropertyDescriptor) =>
  Object.defineProperty(['a'], key, { configurable: true, ...value })
class Paginator extends Array<unknown> {
  readonly #token: string
  constructor(token: string) {
    super()
    this.#token = token
  }
  get total(): string {
    return this.#token
  }
  getUrl(page: number): string {
    return `/?page=${page}&token=${this.#token}`
  }
}
const hole = () => Object.assign([], { length: 1 })
const strings = (raw: string) =>
  Object.defineProperty(['a'], 'raw', { value: Object.freeze([raw]) })

/** Values that differ by the user only where their elements do not show it. */
const VALUES: Record<string, [expression: string, create: (user: string) => unknown]> = {
  'a getter of a subclass of Array': ['value.total', (user) => new Paginator(user)],
  'a method of a subclass of Array': ['value.getUrl(2)', (user) => new Paginator(user)],
  'an own property of an array': ['value.total', (user) => Object.assign(['a'], { total: user })],
  'a hidden property of an array': ['value.total', (user) => define('total', { value: user })],
  'a symbol of an array': [
    "value[Symbol.for('a')]",
    (user) => Object.assign(['a'], { [Symbol.for('a')]: user }),
  ],
  'the toJSON of an array': [
    'JSON.stringify(value)',
    (user) => define('toJSON', { value: () => user }),
  ],
  'the toString of an array': ['value', (user) => define('toString', { value: () => user })],
  'the iterator of an array': [
    'Array.from(value).join()',
    (user) => define(Symbol.iterator, { value: () => [user][Symbol.iterator]() }),
  ],
  'the getter of an element': ['value[0]', (user) => define(0, { get: () => user })],
  'the input of a match': ['value.input', (user) => /a/.exec(`a${user}`)],
  'the groups of a match': ['value.groups.b', (user) => define('groups', { value: { b: user } })],
  'the raw texts of a template string': ['value.raw[0]', (user) => strings(user)],
  'a proxy of an array': [
    'value[0]',
    (user) =>
      new Proxy(['a'], { get: (list, key) => (key === '0' ? user : Reflect.get(list, key)) }),
  ],
  'a proxy inside an array': ['value[0].name', (user) => [new Proxy({}, { get: () => user })]],
  'the prototype of an array': [
    'value.total',
    (user) =>
      Object.setPrototypeOf(['a'], Object.assign(Object.create(Array.prototype), { total: user })),
  ],
  'a hole of an array': ['0 in value', (user) => (user === 'ada' ? [undefined] : hole())],
  'a frozen array': [
    'Object.isFrozen(value)',
    (user) => (user === 'ada' ? Object.freeze(['a']) : ['a']),
  ],
  'an array of another realm': [
    'value instanceof Array',
    (user) => (user === 'ada' ? runInNewContext('["a"]') : ['a']),
  ],
  'an array without a prototype': [
    'Object.keys(value).join()',
    () => Object.setPrototypeOf(['a'], null),
  ],
  'a list that contains itself': [
    'value[0] === value',
    () => {
      const list: unknown[] = []
      list.push(list)
      return list
    },
  ],
  'a property of safe HTML': [
    'value.by',
    (user) => Object.assign(edgeGlobals.html.safe('a'), { by: user }),
  ],
  'the sign of zero': ['1 / value', (user) => (user === 'ada' ? 0 : -0)],
  'the sign of a zero in an array': ['1 / value[0]', (user) => [user === 'ada' ? 0 : -0]],
  'the sign of a zero in an object': ['1 / value.a', (user) => ({ a: user === 'ada' ? 0 : -0 })],
  'a lone surrogate': ['value.charCodeAt(0)', (user) => (user === 'ada' ? '\ud800' : '\ud801')],
  'one object given twice': [
    'value[0] === value[1]',
    (user) => {
      const object = ['a']
      return user === 'ada' ? [object, object] : [object, ['a']]
    },
  ],
  'a date': ['value.getTime()', (user) => new Date(user.length)],
  'the order of properties': [
    'Object.keys(value).join()',
    (user) => (user === 'ada' ? { a: 1, b: 1 } : { b: 1, a: 1 }),
  ],
}

for (const [name, [expression, create]] of Object.entries(VALUES)) {
  test(`shows ${name} of the render's own value [equal-output]`, () =>
    assertEqual({
      components: { one: `@props({ value: { type: 'unknown' } })\n<b>{{ ${expression} }}</b>` },
      page: '<x-own::one :value="value" />',
      states: ['ada', 'bobby'].map((user) => () => ({ value: create(user) })),
    }))
}

const CHANGES = {
  'that its slot adds to': [
    '{{{ await $slots.main() }}}{{ value.length }}',
    "{{ value.push('b') }}",
  ],
  'that its slot empties': [
    '{{ value.length }}{{{ await $slots.main() }}}{{ value.length }}',
    '{{ value.splice(0).length }}',
  ],
  'that it adds to itself': [
    "{{ value.push('b') }}{{{ await $slots.main() }}}",
    '{{ value.length }}',
  ],
} as const
for (const [name, [component, content]] of Object.entries(CHANGES)) {
  test(`shows an array ${name} as it is then [equal-output]`, () =>
    assertEqual({
      components: { one: `@props({ value: { type: 'array' } })\n<b>${component}</b>` },
      page: `<x-own::one :value="value">${content}</x-own::one>{{ value.join() }}`,
      states: [() => ({ value: ['a'] }), () => ({ value: [] })],
    }))
}

const INJECTS = {
  '@if': '@if(open)\n@inject({ size: true })\n@end',
  '@unless': '@unless(open)\n@inject({ size: true })\n@end',
  '@else': '@if(open)\n@inject({ size: true })\n@else\n@inject({ size: false })\n@end',
  '@elseif': '@if(!open)\n@elseif(open)\n@inject({ size: true })\n@end',
  '@each': '@each(one in (open ? [1] : []))\n@inject({ size: true })\n@end',
} as const
for (const [tag, inject] of Object.entries(INJECTS)) {
  test(`passes on the values of an @inject inside ${tag} only when it runs [equal-output]`, () =>
    assertEqual({
      components: {
        outer: `@props({ open: false })\n${inject.replace('(open ? [1] : [])', 'new Array(Number(open)).fill(1)')}\n<b>{{{ await $slots.main() }}}</b>`,
        inner: '{{ String($context.size) }}',
      },
      page: '<x-own::outer :open="open"><x-own::inner />{{ String($context.size) }}</x-own::outer><x-own::inner />',
      states: [false, true].map((open) => () => ({ open })),
    }))
}

const SOURCES = [
  'Date.now()',
  'new Date().getTime()',
  'Date()',
  'Math.random()',
  'crypto.randomUUID()',
  'performance.now()',
  'process.uptime()',
  'nextNumber()',
  "globalThis['Date'].now()",
  "(() => 1).constructor('return Date.now()')()",
]
for (const source of SOURCES) {
  test(`asks \`${source}\` again for each render [equal-output]`, () =>
    assertEqual({
      components: { one: `<b>{{ ${source} }}</b>`, two: `<i title="{{ ${source} }}"></i>` },
      page: '<x-own::one /><x-own::two>{{ 1 }}</x-own::two>',
      states: [() => ({}), () => ({ other: 1 })],
    }))
}

test('asks a date format for the time of each render [equal-output]', async () => {
  const format = "new Intl.DateTimeFormat('en', { fractionalSecondDigits: 3 }).format()"
  const edge = createTestEdge({ production: true, components: { one: `{{ ${format} }}` } })
  edge.registerTemplate('page', { template: '<x-kit::one />' })
  const answers = new Set<string>()
  for (let render = 0; render < 5; render++) {
    answers.add(await edge.render('page'))
    const now = Date.now()
    while (Date.now() < now + 2) await new Promise((resolve) => setImmediate(resolve))
  }
  assert.equal(answers.size, 5)
})

const NAMES = [
  'Object.keys($slots).length',
  'Object.keys($slots).join()',
  "'text' in $slots",
  'Object.values($slots).length',
  'typeof $slots.main',
  '$slots.main().length',
  '$slots.constructor === Object',
]
for (const expression of NAMES) {
  test(`answers \`${expression}\` alike each time [equal-output]`, () =>
    assertEqual({
      components: { one: `<b>{{ ${expression} }}</b>{{{ await $slots.main() }}}` },
      page: '<x-own::one /><x-own::one>{{ a }}<x-slot:text>b</x-slot:text></x-own::one>',
      states: [() => ({ a: 1 }), () => ({ a: 22 })],
    }))
}

test('gives the slots to a class alike each time [equal-output]', async () => {
  class Slots {
    readonly names: string
    constructor(_: object, { slots }: ComponentContext) {
      this.names = Object.keys(slots).join()
    }
  }
  const options = {
    production: true,
    components: { one: '{{ self.names }}' },
    classes: { one: Slots },
  }
  const template = '<x-kit::one>a<x-slot:text>b</x-slot:text></x-kit::one><x-kit::one />'
  const [plain, cached] = [false, true].map((cache) =>
    createTestEdge({ ...options, cache }).registerTemplate('page', { template }),
  )
  for (let round = 0; round < 4; round++) {
    assert.equal(await cached!.render('page'), await plain!.render('page'))
  }
})

test('gives data to slots each time [equal-output]', () =>
  assertEqual({
    components: {
      one: `<b>{{{ await $slots.row({ label: 'row' }) }}}</b>{{{ await $slots.main() }}}`,
    },
    page: '<x-own::one><x-slot:row let="row">{{ row.label }}{{ a }}</x-slot></x-own::one>',
    states: [() => ({ a: 1 }), () => ({ a: 2 })],
  }))

test('holds at most 16 MB, whatever the names of attributes [limited-work]', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const edge = createTestEdge({
    production: true,
    components: { one: '<b {{ $attrs.toAttrs() }}></b>' },
  })
  edge.registerTemplate('page', { template: '<x-kit::one {{ attributes }} />' })
  const measure = () => {
    // V8 keeps the hidden classes of objects, with the names in them, for a few collections.
    for (let round = 0; round < 10; round++) collect()
    return process.memoryUsage().heapUsed
  }
  await edge.render('page', { attributes: {} })
  const start = measure()
  for (let number = 0; number < 800; number++) {
    const name = Buffer.from(`${number}-${'x'.repeat(100_000)}`).toString('latin1')
    await edge.render('page', { attributes: { [name]: 1 } })
  }
  const held = Math.round((measure() - start) / 2 ** 20)
  assert.ok(held <= 16, `${held} MB are held`)
})

test('gives each of 1,000 interleaved requests only its own values [equal-output]', async () => {
  class Counted {
    readonly token: string
    constructor(_: object, { shared }: ComponentContext) {
      this.token = String((shared as { user: { token: string } }).user.token)
    }
  }
  const components = {
    pages: `@props({ list: { type: 'array' } })\n<p>{{ list.total }} {{ list.getUrl(2) }}</p>`,
    frame:
      '@props({ open: false })\n@if(open)\n@inject({ open: true })\n@end\n<x-kit::box title="{{{ await $slots.main() }}}" />',
    box: '<b {{ $attrs.toAttrs() }}>{{ String($context.open) }}</b>',
    own: '{{ self.token }}',
    counted: '{{ nextNumber() }}',
  }
  const page = `<x-kit::pages :list="list" />{{ await later() }}<x-kit::frame :open="open">{{{ user.token }}}{{ await later() }}</x-kit::frame><x-kit::own /><x-kit::counted />`
  const create = (cache: boolean) => {
    const edge = createTestEdge({
      production: true,
      cache,
      components,
      classes: { own: Counted },
    })
    edge.global('nextNumber', nextNumber)
    return edge.registerTemplate('page', { template: page })
  }
  const render = (edge: ReturnType<typeof create>, number: number) => {
    const token = `<${number % 50}>`
    const later = async () => {
      for (let tick = 0; tick < number % 7; tick++) await Promise.resolve()
      return ''
    }
    return runIn(createWorld('ada', number), () =>
      edge
        .share({ user: { token }, later })
        .render('page', { list: new Paginator(token), open: number % 3 === 0 }),
    )
  }
  const [plain, cached] = [create(false), create(true)]
  const numbers = Array.from({ length: 1000 }, (_, number) => number)
  const answers = await Promise.all(numbers.map((number) => render(cached, number)))
  for (const number of numbers) assert.equal(answers[number], await render(plain, number))
})
