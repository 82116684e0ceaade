import assert from 'node:assert/strict'
import test from 'node:test'
import { renderControl } from '../render-control.ts'

test('keeps the zeros at the start of a code', async () => {
  const { control } = await renderControl('<x-kit::otp name="code" value="0042" :length="4" />')
  assert.equal(control.value, '0042')
})

test('accepts spaces between the characters of a code, and no other length', async () => {
  const { control } = await renderControl('<x-kit::otp name="code" />')
  const pattern = new RegExp(`^(?:${String(control.pattern)})$`, 'v')
  for (const code of ['123456', '123 456', ' 1 2 3 4 5 6 ']) assert.match(code, pattern)
  for (const code of ['12345', '1234567', '12345a']) assert.doesNotMatch(code, pattern)
})

test('accepts letters for other codes', async () => {
  const { control } = await renderControl(
    '<x-kit::otp name="code" characters="alphanumeric" :length="4" />',
  )
  assert.match('a1B2', new RegExp(`^(?:${String(control.pattern)})$`, 'v'))
  assert.equal(control.inputMode, 'text')
})

test('refuses a length that has no style', async () => {
  await assert.rejects(renderControl('<x-kit::otp name="code" :length="12" />'), /"length"/)
})
