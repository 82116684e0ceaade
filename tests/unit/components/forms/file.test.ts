import assert from 'node:assert/strict'
import test from 'node:test'
import { renderControl } from '../render-control.ts'

test('never renders a value', async () => {
  const { control } = await renderControl('<x-kit::file name="a" />', { old: { a: 'b.png' } })
  assert.equal(control.value, undefined)
})

test('shows errors of single files if several are allowed', async () => {
  const session = { errors: { 'a.1': ['Too large.'] } }
  assert.deepEqual((await renderControl('<x-kit::file name="a[]" />', session)).errors, [
    'Too large.',
  ])
  assert.deepEqual((await renderControl('<x-kit::file name="a" multiple />', session)).errors, [
    'Too large.',
  ])
  assert.deepEqual((await renderControl('<x-kit::file name="a" />', session)).errors, [])
})
