import assert from 'node:assert/strict'
import test from 'node:test'
import { renderControl } from './render-control.ts'

/** Each attribute as written, and as rendered. */
const BINDINGS = [
  ['wire:model="bound"', 'wire:model="bound"'],
  ['wire:model.live.debounce.300ms="bound"', 'wire:model.live.debounce.300ms="bound"'],
  ['x-model.number="bound"', 'x-model.number="bound"'],
  ['data-bind:bound', 'data-bind:bound=""'],
  ['data-bind-bound__case.kebab', 'data-bind-bound__case.kebab=""'],
  ['data-bind="bound"', 'data-bind="bound"'],
] as const
/** Similar names, which bind no value. */
const OTHERS = ['wire:modelable="bound"', 'x-modelable="bound"', 'data-binding="bound"'] as const

const options = `:options="{ x: 'X', y: 'Y' }"`
const rows = `:rows="[{ id: 'x' }, { id: 'y' }]" :columns="{ id: 'Id' }"`
/** Each tag, the attribute that sets its value, and the number of controls that hold the value. */
const CONTROLS = [
  ['input', 'name="a" clearable copyable prefix="p"', 'value="x"', 1],
  ['input', 'name="a" type="range"', 'value="1"', 1],
  ['input', 'name="a" type="hidden"', 'value="x"', 1],
  ['input', 'name="a" type="password" viewable', '', 1],
  ['number', 'name="a" unit="kg"', ':value="1"', 1],
  ['slider', 'name="a"', ':value="1"', 1],
  ['date', 'name="a" picker="calendar"', 'value="2026-03-09"', 1],
  ['textarea', 'name="a"', 'value="x"', 1],
  ['select', `name="a" ${options}`, 'value="x"', 1],
  ['combobox', `name="a" ${options}`, 'value="x"', 1],
  ['combobox', `name="a[]" multiple ${options}`, 'value="x"', 1],
  ['tags', 'name="a"', 'value="x"', 1],
  ['file', 'name="a"', '', 1],
  ['upload', 'name="a"', '', 1],
  ['checkbox', 'name="a" value="x"', 'checked', 1],
  ['switch', 'name="a" value="x"', 'checked', 1],
  ['radio', 'name="a" value="x"', 'checked', 1],
  ['checkbox.group', `name="a[]" legend="A" ${options}`, 'value="x"', 2],
  ['radio.group', `name="a" legend="A" ${options}`, 'value="x"', 2],
  ['toggle', 'name="a" value="x" label="A"', 'pressed', 1],
  ['toggle.group', `name="a" legend="A" ${options}`, 'value="x"', 2],
  [
    'color',
    `name="a" legend="A" :options="{ '#000000': 'X', '#ffffff': 'Y' }"`,
    'value="#000000"',
    2,
  ],
  ['rating', 'name="a" legend="A" max="2"', ':value="1"', 2],
  ['table', `caption="A" selectable ${rows}`, `:selected="['x']"`, 2],
  ['dropdown.checkbox', 'name="a" value="x"', 'checked', 1],
  ['dropdown.radio', 'name="a" value="x"', 'checked', 1],
] as const

async function render(name: string, attributes: string, old?: Record<string, unknown>) {
  const tag = `<x-kit::${name} ${attributes} />`
  const page = name.startsWith('dropdown.')
    ? `<x-kit::dropdown id="menu" label="Menu">${tag}</x-kit::dropdown>`
    : tag
  const { html } = await renderControl(page, old && { old })
  return html
}

for (const [name, attributes, initial, count] of CONTROLS) {
  test(`puts a binding of ${name} ${attributes} only on the elements that hold the value`, async () => {
    for (const [written, rendered] of BINDINGS) {
      const html = await render(name, `${attributes} ${initial} ${written}`)
      const bound = [...html.matchAll(/<(?:input|select|textarea) [^>]*/g)].filter(([tag]) =>
        tag.includes(` ${rendered}`),
      )
      assert.equal(bound.length, count, html)
      assert.equal(html.split(rendered).length - 1, count, html)
      // Livewire and Alpine replace the value; Datastar starts with it.
      const start = written.startsWith('data-') ? initial : ''
      const plain = await render(name, `${attributes} ${start}`)
      assert.equal(html.replaceAll(` ${rendered}`, ''), plain)
    }
  })

  test(`takes no other attribute of ${name} ${attributes} for a binding`, async () => {
    const plain = await render(name, `${attributes} ${initial}`)
    for (const other of OTHERS) {
      const html = await render(name, `${attributes} ${initial} ${other}`)
      assert.equal(html.replace(` ${other}`, ''), plain)
    }
  })
}

test('binds the boxes of rows in the markup, but not the one that selects all', async () => {
  const page = `<x-kit::table caption="A" selectable data-bind:chosen>
    <x-kit::table.column>Id</x-kit::table.column>
    <x-kit::table.row value="x" label="X" selected><td>X</td></x-kit::table.row>
  </x-kit::table>`
  const { controls, root } = await renderControl(page)
  assert.deepEqual(
    controls.map(({ properties }) => [properties['dataBind:chosen'], properties.checked]),
    [
      [undefined, undefined],
      ['', true],
    ],
  )
  assert.equal('dataBind:chosen' in root, false)
  const plain = await renderControl(page.replace(' selectable', '').replace(/ value="x".*?>/, '>'))
  assert.equal('dataBind:chosen' in plain.root, true)
})

test('shows the submitted value in a control that Datastar binds, as its start', async () => {
  assert.match(await render('input', 'name="a" value="1" data-bind:a', { a: '2' }), /value="2"/)
  const box = 'name="a" value="x" data-bind:a'
  assert.match(await render('checkbox', box, { a: 'x' }), / checked/)
  assert.doesNotMatch(await render('checkbox', `${box} x-model="a"`, { a: 'x' }), / checked/)
})

test('names a control only after the model of Livewire', async () => {
  for (const [written, name] of [
    ['wire:model.live="user.email"', 'user.email'],
    ['x-model="user.email"', null],
    ['data-bind:email', null],
    ['data-bind="email"', null],
    ['wire:modelable="email"', null],
  ] as const) {
    const html = await render('input', `label="Email" ${written}`)
    assert.equal(/ name="(.*?)"/.exec(html)?.[1] ?? null, name, written)
  }
})
