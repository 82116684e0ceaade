import assert from 'node:assert/strict'
import test from 'node:test'
import { renderControl, type Session } from '../render-control.ts'

const failed = { errors: { other: ['No.'] } }
const isOn = async (attributes: string, session?: Session) =>
  (await renderControl(`<x-kit::checkbox name="a" ${attributes} />`, session)).control.checked ===
  true

test('checks a box that the template checks', async () => {
  assert.equal(await isOn(''), false)
  assert.equal(await isOn('checked'), true)
  assert.equal(await isOn(':checked="false"'), false)
})

test('restores only the boxes that were sent when validation fails', async () => {
  assert.equal(await isOn('checked', failed), false)
  assert.equal(await isOn('', { ...failed, old: { a: 'on' } }), true)
  assert.equal(await isOn('value="2"', { ...failed, old: { a: 'on' } }), false)
  assert.equal(await isOn('value="2"', { ...failed, old: { a: ['1', '2'] } }), true)
  assert.equal(await isOn('checked', { others: { E_INVALID_CREDENTIALS: 'No.' } }), false)
})

test('restores only the boxes that were sent when a controller flashes the whole input', async () => {
  const others = { email: 'Taken.' }
  assert.equal(await isOn('checked', { others, old: { _csrf: 't', email: 'a@b.c' } }), false)
  assert.equal(await isOn('', { others, old: { _csrf: 't', a: 'on' } }), true)
  assert.equal(await isOn('checked', { others, old: { email: 'a@b.c' } }), true)
})

test('keeps the state of a box that could not be sent', async () => {
  assert.equal(await isOn('checked disabled', failed), true)
  const { control } = await renderControl('<x-kit::checkbox label="Local" checked />', failed)
  assert.equal(control.checked, true)
  assert.equal(await isOn('checked', { others: { E_ACCESS_DENIED: 'No.' } }), true)
})

test('gives boxes with one name different ids', async () => {
  const { controls } = await renderControl(
    '<x-kit::checkbox name="a[]" value="x y" /><x-kit::checkbox name="a[]" value="z" />',
  )
  assert.deepEqual(
    controls.map(({ properties }) => properties.id),
    ['a_x-y', 'a_z'],
  )
})

const group = (attributes: string, session?: Session) =>
  renderControl(
    `<x-kit::checkbox.group name="a[]" legend="A" :options="['1', '2', '+1', '-1']" ${attributes} />`,
    session,
  )

test('checks the boxes of a group from `value` and old input', async () => {
  assert.deepEqual((await group(`:value="['1', '2']"`)).chosen, ['1', '2'])
  assert.deepEqual((await group(':value="2"')).chosen, ['2'])
  assert.deepEqual((await group('value="1"', failed)).chosen, [])
  assert.deepEqual((await group('value="1"', { ...failed, old: { a: ['2'] } })).chosen, ['2'])
  assert.deepEqual((await group('value="1"', { old: { a: '2' } })).chosen, ['2'])
})

test('gives each box of a group its own id, and the first box the id of the group', async () => {
  const { elements } = await group('description="d" error="e" select-all')
  const ids = elements.flatMap(({ properties }) => properties.id ?? [])
  assert.equal(new Set(ids).size, ids.length)
  assert.ok(ids.includes('a'))
})

test('shows the errors of a group, including those of single values', async () => {
  const { root, errors, control } = await group('', { errors: { 'a.0': ['No.'] } })
  assert.deepEqual(errors, ['No.'])
  assert.deepEqual(root.ariaDescribedBy, ['a-error'])
  assert.equal(control.ariaInvalid, 'true')
})

test('joins boxes in the slot to the group, unless they have another name', async () => {
  const { controls } = await renderControl(
    `<x-kit::checkbox.group name="a[]" legend="A" wire:model="b">
      <x-kit::checkbox value="1" /><x-kit::checkbox name="c" />
    </x-kit::checkbox.group>`,
  )
  const names = controls.map(({ properties }) => [
    properties.name,
    properties['wire:model'] ?? null,
  ])
  assert.deepEqual(names, [
    ['a[]', 'b'],
    ['c', null],
  ])
})

test('uses `checked` of a box if the group has no value', async () => {
  const slot = '<x-kit::checkbox value="1" checked /><x-kit::checkbox value="2" />'
  const render = async (attributes: string, session?: Session) =>
    (
      await renderControl(
        `<x-kit::checkbox.group name="a[]" legend="A" ${attributes}>${slot}</x-kit::checkbox.group>`,
        session,
      )
    ).chosen
  assert.deepEqual(await render(''), ['1'])
  assert.deepEqual(await render('value="2"'), ['2'])
  assert.deepEqual(await render('', failed), [])
})
