import assert from 'node:assert/strict'
import test from 'node:test'
import { renderControl } from '../render-control.ts'

test('puts the symbol of a currency where its language has it, and allows its coins', async () => {
  const show = async (attributes: string) => {
    const { control, texts } = await renderControl(
      `<x-kit::number name="a" format="currency" ${attributes} />`,
    )
    return [texts('prefix')[0], texts('suffix')[0], control.step]
  }
  assert.deepEqual(await show('currency="EUR"'), ['€', undefined, '0.01'])
  assert.deepEqual(await show('currency="EUR" locale="de"'), [undefined, '€', '0.01'])
  assert.deepEqual(await show('currency="jpy"'), ['¥', undefined, '1'])
  assert.deepEqual(await show('currency="KWD"'), ['KWD', undefined, '0.001'])
})

test('shows as many decimals as the currency has, also of old input', async () => {
  const show = async (attributes: string, old?: string) => {
    const { control } = await renderControl(
      `<x-kit::number name="a" format="currency" ${attributes} />`,
      old === undefined ? undefined : { old: { a: old } },
    )
    return control.value
  }
  assert.equal(await show('currency="EUR" :value="18.5"'), '18.50')
  assert.equal(await show('currency="EUR" value="18"'), '18.00')
  assert.equal(await show('currency="EUR" :value="18"', '19.9'), '19.90')
  assert.equal(await show('currency="JPY" :value="18"'), '18')
  assert.equal(await show('currency="KWD" :value="-1.5"'), '-1.500')
  // What people have to correct stays.
  assert.equal(await show('currency="EUR"', '1.005'), '1.005')
  assert.equal(await show('currency="EUR"', '1,5'), '1,5')
  assert.equal(await show('currency="EUR"', ''), '')
  const { control } = await renderControl('<x-kit::number name="a" :value="18.5" />')
  assert.equal(control.value, '18.5')
})

test('names the buttons with the label of the control', async () => {
  const list = async (template: string) => {
    const { elements } = await renderControl(template)
    return elements
      .filter(({ tagName }) => tagName === 'button')
      .map(({ properties }) => properties.ariaLabel)
  }
  const named = ['Decrease Seats', 'Increase Seats']
  assert.deepEqual(await list('<x-kit::number name="a" label="Seats" />'), named)
  assert.deepEqual(await list('<x-kit::number name="a" aria-label="Seats" />'), named)
  const field = '<x-kit::field name="a" label="Seats"><x-kit::number /></x-kit::field>'
  assert.deepEqual(await list(field), named)
  assert.deepEqual(await list('<x-kit::number name="a" />'), ['Decrease', 'Increase'])
})

test('refers to the symbol and the unit in the description of the control', async () => {
  const { control } = await renderControl(
    '<x-kit::number name="a" format="currency" currency="EUR" unit="per hour" />',
  )
  assert.deepEqual(control.ariaDescribedBy, ['a-prefix', 'a-suffix'])
})

test('lets the buttons take several steps at once', async () => {
  const count = async (attributes: string) => {
    const { html } = await renderControl(`<x-kit::number name="a" ${attributes} />`)
    return [...html.matchAll(/data-kit-step="(.*?)"/g)].map(([, step]) => Number(step))
  }
  assert.deepEqual(await count(''), [-1, 1])
  assert.deepEqual(await count(':step="0.1"'), [-1, 1])
  assert.deepEqual(await count(':increment="5" :buttons="false"'), [5])
  assert.deepEqual(await count(':buttons="false"'), [])
  assert.deepEqual(await count(':step="0.1" :increment="0.3"'), [-3, 3])
  assert.deepEqual(await count('format="currency" currency="EUR"'), [-100, 100])
  // The browser would show fewer decimals.
  const cent = 'format="currency" currency="EUR" :increment="0.01" :buttons="false"'
  assert.deepEqual(await count(cent), [1])
  assert.deepEqual(await count('format="currency" currency="EUR" :step="0.5"'), [-1, 1])
})

test('shows a keypad only if it has every key that people need', async () => {
  const show = async (attributes: string) =>
    (await renderControl(`<x-kit::number name="a" ${attributes} />`)).control.inputMode
  assert.equal(await show(':min="0"'), 'numeric')
  assert.equal(await show(':min="0" :step="0.5"'), 'decimal')
  assert.equal(await show(':min="-1"'), undefined)
  assert.equal(await show(''), undefined)
})

for (const [attributes, message] of [
  ['value="abc"', /"value"\. Expected a number/],
  [':min="5" :max="2"', /"min"\. 5 is above "max", which is 2/],
  [':step="0"', /"step"\. Expected a number above 0/],
  [':step="2" :increment="3"', /"increment"\. Expected a multiple of the step, which is 2/],
  ['format="currency"', /Missing prop "currency"/],
  ['format="currency" currency="Euro"', /ISO 4217/],
] as const) {
  test(`rejects a number field with ${attributes}`, async () => {
    await assert.rejects(renderControl(`<x-kit::number name="a" ${attributes} />`), message)
  })
}
