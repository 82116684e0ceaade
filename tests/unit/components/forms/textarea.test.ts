import assert from 'node:assert/strict'
import test from 'node:test'
import { toString } from 'hast-util-to-string'
import { renderControl, type Session } from '../render-control.ts'

async function text(attributes: string, session?: Session, state?: Record<string, unknown>) {
  const { controls } = await renderControl(`<x-kit::textarea ${attributes} />`, session, { state })
  return toString(controls[0]!)
}

test('prefers old input to the text, also if it is empty', async () => {
  assert.equal(await text('name="a" value="1"'), '1')
  assert.equal(await text('name="a" value="1"', { old: { a: '2' } }), '2')
  assert.equal(await text('name="a" value="1"', { old: { a: '' } }), '')
  assert.equal(await text('name="a" value="1"', { old: { a: null } }), '')
})

test('ignores a list or an object in old input', async () => {
  assert.equal(await text('name="a" value="1"', { old: { a: ['2'] } }), '1')
  assert.equal(await text('name="a"', { old: { a: { b: '2' } } }), '')
})

test('escapes markup, and keeps a line break at the start', async () => {
  assert.equal(
    await text('name="a" :value="value"', {}, { value: '</textarea><b>' }),
    '</textarea><b>',
  )
  assert.equal(await text('name="a" :value="value"', {}, { value: '\nb' }), '\nb')
})

test('shows the error when validation fails', async () => {
  const { control, errors } = await renderControl('<x-kit::textarea name="a" />', {
    errors: { a: ['Say more.'] },
  })
  assert.deepEqual(errors, ['Say more.'])
  assert.equal(control.ariaInvalid, 'true')
})
