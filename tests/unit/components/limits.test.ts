import assert from 'node:assert/strict'
import test from 'node:test'
import { toAttributeName, type Prop } from '../../../engine/tags/props/prop.ts'
import { countVisits } from './count-visits.ts'
import { createProductionRenderer } from './create-production-renderer.ts'
import { readComponents } from './read-components.ts'
import { toShared } from './render-control.ts'
import { toTag } from './to-tag.ts'

const edge = await createProductionRenderer({ cache: false })
const components = await readComponents()

/** Numbers that a request or a database may contain instead of the expected one. */
const numbers = [
  Number.NaN,
  Infinity,
  -Infinity,
  -1,
  -0,
  0,
  0.5,
  8e3,
  1e5,
  2 ** 31,
  2 ** 53,
  1e21,
  1e308,
  5e-324,
  -1e308,
  10n ** 20n,
  10n ** 400n,
  '12',
  '8000',
  ' 7 ',
  '1e21',
  '0x7fffffff',
  '-1',
  '',
]

/** The most that a single tag renders for a number, in characters. */
const MOST = 200_000

let count = 0

function register(template: string): string {
  const name = `template-${count++}`
  edge.registerTemplate(name, { template })
  return name
}

for (const component of components) {
  const props = component.props.filter(({ type }) => /\bnumber\b/.test(type.text) || type.values)
  if (props.length === 0) continue

  test(`renders little for any number in ${component.name}, and no broken one [limited-work]`, async () => {
    for (const { name } of props) {
      const attribute = `:${toAttributeName(name)}="value"`
      const page = register(toTag(component, components, { attributes: [attribute] }))
      for (const value of numbers) {
        const html = await edge.render(page, { value })
        assert.ok(html.length < MOST, `${attribute} of ${value}: ${html.length}`)
        assert.doesNotMatch(html, /NaN|Infinity/, `${attribute} of ${value}`)
      }
    }
  })
}

/** Lists of a length that fit most props: of texts, numbers, days, objects and groups. */
function listLists({ examples = [] }: Prop, length: number): unknown[] {
  const [example] = examples as unknown[]
  const [item] = (Array.isArray(example) ? example : []) as unknown[]
  const make = (toItem: (index: number) => unknown) => Array.from({ length }, (_, at) => toItem(at))
  const texts = make((index) => `item ${index}`)
  return [
    texts,
    make((index) => `+${index % 7}`),
    make((index) => index),
    make(() => '2026-03-09'),
    make((index) => ({ ...(item as object), value: `v${index}`, label: `l${index}`, id: index })),
    make((index) => ({ label: 'a', options: texts.slice(index, index + 2) })),
    make((index) => ({ date: '2000-01-01', end: '9999-12-31', title: `t${index}` })),
    Object.fromEntries(make((index) => [`key ${index}`, `label ${index}`]) as [string, string][]),
  ]
}

for (const component of components) {
  const props = component.props.filter(({ type }) => /array|object/.test(type.text))
  if (props.length === 0) continue

  test(`takes twice the work for twice as many items in ${component.name} [limited-work]`, async () => {
    for (const prop of props) {
      const attribute = `:${toAttributeName(prop.name)}="value"`
      const page = register(toTag(component, components, { attributes: [attribute] }))
      const [few, many] = [listLists(prop, 250), listLists(prop, 500)]
      for (const [index, value] of few.entries()) {
        const html = await edge.render(page, { value })
        const work = await countVisits(() => edge.render(page, { value }))
        const more = await countVisits(() => edge.render(page, { value: many[index] }))
        const double = await edge.render(page, { value: many[index] })
        assert.ok(more < 2.2 * work + 20, `${attribute}: ${work} and ${more} for list ${index}`)
        assert.ok(double.length < 2.2 * html.length + 20, `${attribute} for list ${index}`)
      }
    }
  })
}

/** Lists that reach a component in another way than as one prop. */
const others: Record<
  string,
  (length: number) => { template: string; state?: object; shared?: object }
> = {
  'parts of a donut': (length) => ({
    template: '<x-kit::chart type="donut" caption="A" :values="value" :labels="value" />',
    state: { value: Array.from({ length }, (_, index) => index) },
  }),
  'stacked series': (length) => ({
    template: '<x-kit::chart type="area" stacked caption="A" :series="value" :labels="[1, 2]" />',
    state: { value: Array.from({ length }, () => ({ label: 'a', values: [1, 2] })) },
  }),
  tabs: (length) => ({
    template: `<x-kit::tabs label="A">
      @each(one in value)
      <x-kit::tabs.tab :value="one">a</x-kit::tabs.tab>
      <x-kit::tabs.panel :value="one">b</x-kit::tabs.panel>
      @end
    </x-kit::tabs>`,
    state: { value: Array.from({ length }, (_, index) => `+${index}`) },
  }),
  'errors of a form': (length) => ({
    template: '<x-kit::form><x-kit::errors /><x-kit::input name="tags[]" /></x-kit::form>',
    shared: toShared({
      errors: Object.fromEntries(Array.from({ length }, (_, index) => [`tags.${index}`, ['a']])),
    }),
  }),
  'old input': (length) => ({
    template: `<x-kit::checkbox.group name="a[]" legend="A" :options="['b', 'c']" />
      <x-kit::select name="a[]" label="A" multiple :options="['b', 'c']" />
      <x-kit::combobox name="a[]" label="A" multiple creatable :options="['b', 'c']" />
      <x-kit::tags name="a[]" label="A" /><x-kit::color name="a[]" legend="A" :options="['#ff0000']" />`,
    shared: toShared({ old: { a: Array.from({ length }, (_, index) => `b ${index}`) } }),
  }),
}

for (const [name, toCase] of Object.entries(others)) {
  test(`takes twice the work for twice as many ${name} [limited-work]`, async () => {
    const measure = (length: number) => {
      const { template, state, shared = {} } = toCase(length)
      const render = () => edge.createRenderer().share(shared).renderRaw(template, state)
      return countVisits(render)
    }
    await measure(200)
    const [work, more] = [await measure(200), await measure(400)]
    assert.ok(more < 2.2 * work, `${work} and ${more}`)
  })
}

test('limits what a few long lists can multiply [limited-work]', async () => {
  const values = Array.from({ length: 1000 }, () => 1)
  const labels = Array.from({ length: 1000 }, (_, index) => `Day ${index}`)
  const series = values.map(() => ({ label: 'a', values: [1] }))
  const render = (template: string, state: object, shared = {}) =>
    edge.createRenderer().share(shared).renderRaw(template, state)
  const count = (html: string, part: string) => html.split(part).length - 1
  const chart = '<x-kit::chart caption="A" :series="series" :labels="labels" />'
  // A hundred series, and the empty cell above the labels.
  assert.equal(count(await render(chart, { series, labels }), '<td>'), 100_001)
  const table = '<x-kit::table caption="A" :columns="labels" :rows="[{}]" />'
  assert.equal(count(await render(table, { labels: [...labels, 'More'] }), '<td'), 1000)
  const flashMessages = { get: (key: string) => (key === 'error' ? labels : [labels]) }
  const region = await render('<x-kit::toast.region />', {}, { flashMessages })
  assert.equal(count(region, '>Day '), 20)
  const keys = `<x-kit::kbd keys="${'a '.repeat(51)}" />`
  assert.equal(count(await render(keys, {}), 'kit-kbd-key'), 1)
})

test('counts visits that grow with the square of a list', async () => {
  const work = (length: number) =>
    countVisits(async () => {
      const list = Array.from({ length }, (_, index) => index)
      for (const item of list) list.includes(item)
    })
  assert.equal(await work(10), 10 + 10 * 10)
  assert.equal(await work(20), 20 + 20 * 20)
})
