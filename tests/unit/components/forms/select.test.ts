import assert from 'node:assert/strict'
import test from 'node:test'
import { renderControl, type Session } from '../render-control.ts'

const render = (attributes: string, session?: Session) =>
  renderControl(`<x-kit::select name="a" :options="['1', '2', 3]" ${attributes} />`, session)
const chosen = async (attributes: string, session?: Session) =>
  (await render(attributes, session)).chosen

test('keeps a cleared choice empty', async () => {
  assert.deepEqual(await chosen('value="1" placeholder="None"', { old: { a: null } }), [])
  assert.deepEqual(await chosen('value="1" placeholder="None"', { old: { a: '' } }), [])
})

test('selects several options only with `multiple`', async () => {
  assert.deepEqual(await chosen(`:value="['1', 3]" multiple`), ['1', '3'])
  assert.deepEqual(await chosen(`:value="['1', 3]"`), ['1'])
})

test('restores only the options that were sent when validation fails', async () => {
  const failed = { errors: { b: ['No.'] } }
  assert.deepEqual(await chosen(`:value="['1']" multiple`, failed), [])
  assert.deepEqual(await chosen(`:value="['1']" multiple`, { ...failed, old: { a: ['2', '3'] } }), [
    '2',
    '3',
  ])
  assert.deepEqual(await chosen('value="1" disabled', failed), ['1'])
})

test('rejects invalid options', async () => {
  await assert.rejects(
    renderControl('<x-kit::select :options="[[]]" />'),
    /Invalid item in prop "options"/,
  )
  await assert.rejects(
    renderControl('<x-kit::select options="a" />'),
    /Invalid value "a" for prop "options"/,
  )
})
