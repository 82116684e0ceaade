import assert from 'node:assert/strict'
import test from 'node:test'
import { renderControl } from '../render-control.ts'

test('never renders a value', async () => {
  const { control } = await renderControl('<x-kit::file name="a" />', { old: { a: 'b.png' } })
  assert.equal(control.value, undefined)
})
