import assert from 'node:assert/strict'
import test from 'node:test'
import { renderControl, type Session } from './render-control.ts'

const failed = { errors: { a: ['Choose.'] } }
const group = (attributes: string, session?: Session) =>
  renderControl(
    `<x-kit::radio.group name="a" legend="A" :options="{ x: 'X', y: 'Y' }" ${attributes} />`,
    session,
  )

test('old input comes before the value', async () => {
  assert.deepEqual((await group('value="x"')).chosen, ['x'])
  assert.deepEqual((await group('value="x"', { old: { a: 'y' } })).chosen, ['y'])
  assert.deepEqual((await group('value="x"', failed)).chosen, [])
  assert.deepEqual((await group('value="x" wire:model="b"')).chosen, [])
})

test('the group is invalid and described, its radios are not', async () => {
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

test('a radio outside a group needs a name', async () => {
  await assert.rejects(renderControl('<x-kit::radio value="x" />'), /Missing prop "name"/)
  const { control } = await renderControl('<x-kit::radio name="a" value="x" checked />')
  assert.equal(control.id, 'a_x')
  assert.equal(control.checked, true)
})

test('a radio of its own is chosen again after a failed post', async () => {
  const two = '<x-kit::radio name="a" value="x" checked /><x-kit::radio name="a" value="y" />'
  assert.deepEqual((await renderControl(two, { ...failed, old: { a: 'y' } })).chosen, ['y'])
})
