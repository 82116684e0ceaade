import assert from 'node:assert/strict'
import test from 'node:test'
import { toData } from '../../../../kit/components/chart/data.ts'
import { toChartFormat } from '../../../../kit/components/chart/number-format.ts'
import { toScale, toSpans } from '../../../../kit/components/chart/scale.ts'
import { toArcs, toBars, toLine } from '../../../../kit/components/chart/shapes.ts'
import { thinOut } from '../../../../kit/components/chart/axes.ts'
import { edge, production } from '../renderers.ts'

const fail = (message: string) => assert.fail(message)
const render = (attributes: string, state = {}) =>
  edge.createRenderer().share(state).renderRaw(`<x-kit::chart caption="Visitors" ${attributes} />`)
/** The axis of one series. */
const scaleOf = (...values: (number | null)[]) =>
  toScale(toSpans(toData({ values }, fail), false), 4, true)

test('puts the values of the series on an axis of round numbers, which includes zero', () => {
  assert.deepEqual(scaleOf(186, 305).ticks, [0, 100, 200, 300, 400])
  assert.deepEqual(scaleOf(-30, 55).ticks, [-40, -20, 0, 20, 40, 60])
  assert.deepEqual(scaleOf(0.2, 0.31).ticks, [0, 0.1, 0.2, 0.3, 0.4])
  const { toPosition } = scaleOf(-40, 40)
  assert.deepEqual([40, 0, -40].map(toPosition), [0, 50, 100])
})

test('has an axis for zeros, one value, none, and values that hardly differ', () => {
  for (const values of [[0, 0], [], [null]]) assert.deepEqual(scaleOf(...values).ticks, [0, 1])
  assert.deepEqual(scaleOf(5).ticks, [0, 1, 2, 3, 4, 5])
  assert.deepEqual(scaleOf(-5).ticks, [-5, -4, -3, -2, -1, 0])
  for (const high of [2 ** 60, 1e-300, 1e99]) {
    const spans = toSpans(toData({ values: [high, high * (1 + 2e-16)] }, fail), false)
    const { ticks, step } = toScale(spans, 4, false)
    assert.ok(ticks.length > 1 && step > 0 && ticks.every(Number.isFinite), String(ticks))
  }
})

test('stacks values above each other, and negative ones below zero', () => {
  const series = [
    { label: 'a', values: [1, 2] },
    { label: 'b', values: [3, -1] },
    { label: 'c', values: [2, null] },
  ]
  const spans = toSpans(toData({ series }, fail), true)
  assert.deepEqual(spans, [
    [
      [0, 1],
      [0, 2],
    ],
    [
      [1, 4],
      [-1, 0],
    ],
    [[4, 6], null],
  ])
  const bars = toBars(spans, toScale(spans, 4, true), { isStacked: true, isHorizontal: false })
  assert.deepEqual(
    bars.map((one) => one.map(({ end }) => end)),
    [[null, 'top'], [null, 'bottom'], ['top']],
  )
})

test('leaves a gap in a line where there is no value', () => {
  const spans = toSpans(toData({ values: [1, 2, null, 4] }, fail), false)
  const path = toLine(spans[0]!, toScale(spans, 4, true), 'linear')
  assert.equal(path, 'M0,75L33.33,50M100,0Z')
})

test('draws a whole ring for one part, and nothing for zero', () => {
  const [whole, none] = toArcs([5, 0])
  assert.match(whole!, /^M0,-50A50,50/)
  assert.equal(none, '')
  assert.deepEqual(toArcs([0, 0]), ['', ''])
})

test('shows as many labels as fit at three widths, and never one that ends outside', () => {
  assert.deepEqual(thinOut(['Jan', 'Feb'], true), [0, 0])
  const days = thinOut(
    Array.from({ length: 365 }, (_, index) => `Day ${index}`),
    true,
  )
  const count = (most: number) => days.filter((from) => from !== null && from <= most).length
  assert.ok(count(0) >= 2 && count(0) < count(1) && count(1) < count(2) && count(2) <= 12)
  assert.equal(days[360], null)
})

test('writes numbers in the language of the request, unless `locale` is set', async () => {
  const written = ':labels="[1]" :values="[1234.5]" currency="EUR"'
  const germanTable = /<td>1\.234,50\u00a0€<\/td>/
  assert.match(await render(written), /<td>€1,234\.50<\/td>/)
  assert.match(await render(written, { i18n: { locale: 'de' } }), germanTable)
  assert.match(await render(`${written} locale="de"`, { i18n: { locale: 'fr' } }), germanTable)
})

test('gives ticks as many decimals as tell them apart, and shortens large ones', () => {
  const toTick = (value: number, step: number, format: 'number' | 'percent' = 'number') =>
    toChartFormat({ format, locale: 'en' }, { step, max: value }, { invalid: fail }).toTick(value)
  assert.equal(toTick(0.5, 0.05), '0.50')
  assert.equal(toTick(20, 5), '20')
  assert.equal(toTick(12_500, 2500), '12.5K')
  assert.equal(toTick(0.125, 0.005, 'percent'), '12.5%')
})

test('reads every value of a sparkline with its name', async () => {
  assert.match(
    await render('type="sparkline" :values="[3, null, 5]"'),
    / role="img" aria-label="Visitors: 3, –, 5"/,
  )
  const many = await render('type="sparkline" :values="Array.from({ length: 99 }, (_, i) => i)"')
  assert.match(many, / aria-label="Visitors: 0, …, 98"/)
})

/** What a mistake in the props says in development. In production, the page still renders. */
const mistakes: [attributes: string, message: RegExp][] = [
  [':values="[1, NaN]"', /Invalid value in "Visitors". Expected a finite number, or null/],
  [':values="[1, Infinity]"', /Expected a finite number/],
  [`:values="['1 apple']"`, /Expected a finite number/],
  [':values="[1e300]"', /Expected a finite number/],
  [':labels="[1, 2]" :values="[1]"', /Invalid number of values in "Visitors". Expected 2 values/],
  [':labels="[1]" :values="[1, 2]"', /Expected 1 value, one for each label, but there are 2/],
  [':series="[1]"', /Invalid item in prop "series". Expected a list of \{ label, values \}/],
  [':series="[{ values: [1] }]"', /Missing "label" of an item in prop "series"/],
  [`:series="[{ label: 'a', values: 1 }]"`, /Invalid values of "a". Expected a list of numbers/],
  [`:series="[{ label: 'a', values: [1], color: 'red' }]"`, /Invalid "color" of an item/],
  ['type="donut" :values="[1, -1]"', /Expected no negative number in a donut/],
  ['type="donut" :series="[1, 2].map((n) => ({ label: n, values: [n] }))"', /Expected one series/],
  ['format="currency" :values="[1]"', /Missing prop "currency"/],
  ...['Euro', 'EUX'].map((code): [string, RegExp] => [
    `currency="${code}" :values="[1]"`,
    /Invalid value for prop "currency". Expected a code of ISO 4217/,
  ]),
  ['locale="english" :values="[1]"', /Invalid value for prop "locale"/],
]

for (const [attributes, message] of mistakes) {
  test(`explains what is wrong with ${attributes}`, async () => {
    await assert.rejects(render(attributes), { message })
    const html = await production.renderRaw(`<x-kit::chart caption="Visitors" ${attributes} />`)
    assert.match(html, /<figure [^]*<\/figure>/)
    assert.doesNotMatch(html, /NaN|Infinity|undefined/)
  })
}

test('draws 10,000 values with few elements, and lists all of them in the table', async () => {
  const values = Array.from({ length: 10_000 }, (_, index) => index)
  for (const type of ['bar', 'line']) {
    const html = await render(`type="${type}" :labels="values" :values="values"`, { values })
    assert.ok((html.match(/<(path|rect|svg)/g) ?? []).length < 20)
    assert.equal((html.match(/<th scope="row">/g) ?? []).length, 10_000)
  }
})
