import assert from 'node:assert/strict'
import test from 'node:test'
import { toRequestState } from '../../../plugins/example/render-example.ts'

type State = {
  old: (path: string, otherwise?: unknown) => unknown
  flashMessages: { get: (path: string) => unknown; has: (path: string) => boolean }
}

test('shares nothing for an ordinary page', () => {
  assert.deepEqual(toRequestState({}), {})
})

test('shares errors, old input and flash messages of a failed submission', () => {
  const errors = { 'items.0.name': ['Name it.'] }
  const { old, flashMessages } = toRequestState({
    errors,
    old: { email: 'ada@', items: [{ name: 'Pen' }] },
    flash: { success: 'Saved' },
  }) as State
  assert.equal(old('email'), 'ada@')
  assert.equal(old('items.0.name'), 'Pen')
  assert.equal(old('items.1.name', 'none'), 'none')
  assert.equal(flashMessages.get('inputErrorsBag'), errors)
  assert.equal(flashMessages.get('success'), 'Saved')
  assert.deepEqual(
    [flashMessages.has('errorsBag'), flashMessages.has('email.length')],
    [true, false],
  )
})

test('shares no errors for a page with only a flash message', () => {
  const { flashMessages } = toRequestState({ flash: { success: 'Saved' } }) as State
  assert.equal(flashMessages.has('inputErrorsBag'), false)
  assert.equal(flashMessages.has('errorsBag'), false)
})
