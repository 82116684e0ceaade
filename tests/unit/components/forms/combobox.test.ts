import assert from 'node:assert/strict'
import test from 'node:test'
import { renderControl } from '../render-control.ts'

test('is a select with the same options and values as without the script', async () => {
  const { control, chosen, elements } = await renderControl(
    '<x-kit::combobox label="A" name="a" :options="{ x: \'X\', y: \'Y\' }" value="y" wire:key="k" />',
  )
  assert.equal(control.name, 'a')
  assert.equal(control['wire:key'], 'k')
  assert.deepEqual(chosen, ['y'])
  // The form submits only the select.
  const fields = elements.filter(({ tagName }) => tagName === 'input')
  assert.deepEqual(
    fields.map(({ properties }) => properties.name),
    [undefined],
  )
})

test('keeps values that are in no list, if people can add them or a URL has them', async () => {
  const render = async (attributes: string) => {
    const tag = `<x-kit::combobox name="a[]" multiple :options="['x']" ${attributes} />`
    return (await renderControl(tag, { old: { a: ['x', 'new'] }, errors: { 'a.1': ['No.'] } }))
      .chosen
  }
  assert.deepEqual(await render('creatable'), ['x', 'new'])
  assert.deepEqual(await render('src="/search"'), ['x', 'new'])
  assert.deepEqual(await render(''), ['x'])
})
