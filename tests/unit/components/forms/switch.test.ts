import assert from 'node:assert/strict'
import test from 'node:test'
import { renderControl, type Session } from '../render-control.ts'

const render = (attributes: string, session?: Session) =>
  renderControl(`<x-kit::switch name="a" label="A" ${attributes} />`, session)

test('renders a checkbox with the role of a switch', async () => {
  const { control } = await render('checked')
  assert.deepEqual([control.type, control.role, control.checked], ['checkbox', 'switch', true])
})

test('restores only a switch that was sent when validation fails', async () => {
  assert.equal((await render('checked', { errors: { b: ['No.'] } })).control.checked, undefined)
  const session = { errors: { a: ['No.'] }, old: { a: 'on' } }
  const { control, errors } = await render('', session)
  assert.equal(control.checked, true)
  assert.equal(control.ariaInvalid, 'true')
  assert.deepEqual(errors, ['No.'])
})
