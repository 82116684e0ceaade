import assert from 'node:assert/strict'
import test from 'node:test'
import { renderControl, type Session } from '../render-control.ts'

const failed = { errors: { a: ['Choose.'] } }
const group = (attributes: string, session?: Session) =>
  renderControl(
    `<x-kit::radio.group name="a" legend="A" :options="{ x: 'X', y: 'Y' }" ${attributes} />`,
    session,
  )

test('prefers old input to the value', async () => {
  assert.deepEqual((await group('value="x"')).chosen, ['x'])
  assert.deepEqual((await group('value="x"', { old: { a: 'y' } })).chosen, ['y'])
  assert.deepEqual((await group('value="x"', failed)).chosen, [])
  assert.deepEqual((await group('value="x" wire:model="b"')).chosen, [])
})

test('selects the option with an empty value if null was sent or stored', async () => {
  const none = (attributes: string, session?: Session) =>
    renderControl(
      `<x-kit::form :values="{ a: null }"><x-kit::radio.group name="a" legend="A" :options="[{ value: '', label: 'None' }, 'x']" ${attributes} /></x-kit::form>`,
      session,
    )
  assert.deepEqual((await none('')).chosen, [''])
  assert.deepEqual((await none(':value="null"')).chosen, [''])
  assert.deepEqual((await none('value="x"')).chosen, ['x'])
  assert.deepEqual((await none('value="x"', { ...failed, old: { a: null } })).chosen, [''])
  assert.deepEqual((await none('value="x"', failed)).chosen, [])
  const own = await renderControl(
    '<x-kit::radio.group name="a" legend="A" :value="null"><x-kit::radio value="x" checked /></x-kit::radio.group>',
  )
  assert.deepEqual(own.chosen, ['x'])
})

test('marks the group as invalid and describes it, not its radios', async () => {
  const { root, controls, errors } = await group('description="d" required', failed)
  assert.deepEqual(errors, ['Choose.'])
  assert.equal(root.ariaInvalid, 'true')
  assert.equal(root.ariaRequired, 'true')
  assert.deepEqual(root.ariaDescribedBy, ['a-description', 'a-error'])
  for (const { properties } of controls) {
    assert.equal(properties.ariaInvalid, undefined)
    assert.equal(properties.required, true)
  }
})

test('rejects a radio without a name outside a group', async () => {
  await assert.rejects(renderControl('<x-kit::radio value="x" />'), /Missing prop "name"/)
  const { control } = await renderControl('<x-kit::radio name="a" value="x" checked />')
  assert.equal(control.id, 'a_x')
  assert.equal(control.checked, true)
})

test('restores the choice of a radio without a group when validation fails', async () => {
  const two = '<x-kit::radio name="a" value="x" checked /><x-kit::radio name="a" value="y" />'
  assert.deepEqual((await renderControl(two, { ...failed, old: { a: 'y' } })).chosen, ['y'])
})
