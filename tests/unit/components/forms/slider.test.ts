import assert from 'node:assert/strict'
import test from 'node:test'
import { renderControl } from '../render-control.ts'

const list = async (tag: string, session?: Parameters<typeof renderControl>[1]) => {
  const { controls, html, texts, errors } = await renderControl(tag, session)
  const values = controls.map(({ properties }) => [properties.name, properties.value])
  return { values, html, text: /<output.*?>(.*?)</.exec(html)?.[1], errors, texts }
}

test('starts in the middle of the scale, and with two thumbs at its ends', async () => {
  assert.deepEqual((await list('<x-kit::slider name="a" :max="5" />')).values, [['a', '3']])
  assert.deepEqual((await list('<x-kit::slider name="a" range :min="-5" :max="5" />')).values, [
    ['a[min]', '-5'],
    ['a[max]', '5'],
  ])
})

test('keeps values on the scale, and two of them in order', async () => {
  assert.deepEqual((await list('<x-kit::slider name="a" :value="900" />')).values, [['a', '100']])
  assert.deepEqual((await list('<x-kit::slider name="a" range :value="[80, 0]" />')).values, [
    ['a[min]', '0'],
    ['a[max]', '80'],
  ])
})

test('prints the value that browsers choose: the nearest step, the larger of two, up to the last one', async () => {
  const show = async (attributes: string) => {
    const { values, text } = await list(`<x-kit::slider name="a" ${attributes} />`)
    assert.equal(text?.replaceAll(',', ''), values.map(([, value]) => value).join(' – '))
    return values.map(([, value]) => value).join()
  }
  assert.equal(await show(':value="7" :step="5"'), '5')
  assert.equal(await show(':value="7.5" :step="5"'), '10')
  assert.equal(await show(':value="12" :max="12" :step="5"'), '10')
  assert.equal(await show(':value="-4" :min="-3" :max="3" :step="2"'), '-3')
  assert.equal(await show(':value="0.3" :max="1" :step="0.1"'), '0.3')
  assert.equal(await show(':value="1" :max="1" :step="0.1"'), '1')
  assert.equal(await show(':value="1764194400001" :max="2e12"'), '1764194400001')
  assert.equal(await show('range :max="12" :step="5"'), '0,10')
})

test('gives each label of a mark its share of the scale, so that labels do not meet', async () => {
  const place = async (attributes: string) => {
    const { html } = await renderControl(`<x-kit::slider name="a" ${attributes} />`)
    return [
      ...html.matchAll(
        /<div>(?:<svg width="(.*?)%".*?<\/svg>)?<span>(.*?)<\/span>(?:<svg width="(.*?)%")?/g,
      ),
    ].map(([, before, text, after]) => [text, before, after])
  }
  assert.deepEqual(await place(`:min="1" :max="4" :marks="{ 1: 'A', 2: 'B', 3: 'C', 4: 'D' }"`), [
    ['A', undefined, '77.78'],
    ['B', '22.22', '55.56'],
    ['C', '55.56', '22.22'],
    ['D', '77.78', undefined],
  ])
  // Beside an end, a label is not quite below its mark.
  assert.deepEqual(await place(`:marks="{ 0: 'A', 5: 'B' }"`), [
    ['A', undefined, '96.67'],
    ['B', '3.33', '85'],
  ])
  assert.deepEqual(await place(`:marks="{ 50: 'Half' }"`), [['Half', '0', '0']])
  assert.deepEqual(await place(':marks="[0, 50, 100]"'), [])
})

test('takes both values from old input or from the form, and shows the message of each', async () => {
  const range = '<x-kit::slider name="price" range />'
  const form = `<x-kit::form :values="{ price: { min: 5, max: 9 } }">${range}</x-kit::form>`
  const { values } = await list(form)
  assert.deepEqual(
    values.map(([, value]) => value),
    ['5', '9'],
  )
  const { values: old, errors } = await list(range, {
    old: { 'price.min': '30', 'price.max': '40' },
    errors: { 'price.max': ['At most 35.'] },
  })
  assert.deepEqual(
    old.map(([, value]) => value),
    ['30', '40'],
  )
  assert.deepEqual(errors, ['At most 35.'])
})

test('writes the value in the format and language, or as its mark', async () => {
  const write = async (attributes: string) =>
    (await list(`<x-kit::slider name="a" :value="25" ${attributes} />`)).text
  assert.equal(await write('unit="km"'), '25 km')
  assert.equal(await write('format="percent" locale="de"'), '25\u00A0%')
  assert.equal(await write('format="currency" currency="EUR"'), '€25')
  assert.equal(await write(`:marks="{ 25: 'Quiet', 100: 'Loud' }"`), 'Quiet')
})

test('binds each of two thumbs to its part of the value', async () => {
  const bind = async (attribute: string) => {
    const { html } = await list(`<x-kit::slider name="a" label="A" range ${attribute} />`)
    return [...html.matchAll(/<(?:div|input) [^>]*?((?:wire:|x-|data-bind)[^ >]*)/g)].map(
      ([, found]) => found,
    )
  }
  const live = 'wire:model.live'
  assert.deepEqual(await bind(`${live}="b"`), [`${live}="b.min"`, `${live}="b.max"`])
  assert.deepEqual(await bind('x-model="b"'), ['x-model="b.min"', 'x-model="b.max"'])
  assert.deepEqual(await bind('data-bind="b"'), ['data-bind="b.min"', 'data-bind="b.max"'])
  assert.deepEqual(await bind('data-bind:b__case.kebab'), [
    'data-bind:b.min__case.kebab=""',
    'data-bind:b.max__case.kebab=""',
  ])
})

for (const [attributes, message] of [
  [':min="5" :max="5"', /"max"\. Expected a number above "min", which is 5/],
  [':step="-1"', /"step"\. Expected a number above 0/],
  [':marks="[0, 101]"', /"101" in prop "marks"\. Expected numbers from 0 to 100/],
  ['range :value="5"', /"value"\. Expected two numbers/],
  [':value="[20, 80]"', /"value"\. Set "range" for two numbers, or pass one number/],
  [':value="{ min: 20, max: 80 }"', /"value"\. Set "range" for two numbers, or pass one number/],
] as const) {
  test(`rejects a slider with ${attributes}`, async () => {
    await assert.rejects(renderControl(`<x-kit::slider name="a" ${attributes} />`), message)
  })
}
