import assert from 'node:assert/strict'
import test from 'node:test'
import { renderControl } from './render-control.ts'

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
