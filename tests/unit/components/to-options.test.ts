import assert from 'node:assert/strict'
import test from 'node:test'
import { toOptions } from '../../../kit/components/shared/to-options.ts'

const refuse = (message: string) => assert.fail(message)
const option = (value: string, label = value) => ({ value, label, disabled: false })

test('accepts a list of texts or objects, or an object of labels', () => {
  assert.deepEqual(toOptions(['a', 1], refuse), [option('a'), option('1')])
  assert.deepEqual(toOptions([{ value: 0, label: 'None' }], refuse), [option('0', 'None')])
  assert.deepEqual(toOptions({ a: 'A', b: 'B' }, refuse), [option('a', 'A'), option('b', 'B')])
  assert.deepEqual(toOptions(undefined, refuse), [])
})

test('keeps description and disabled', () => {
  assert.deepEqual(
    toOptions({ a: { label: 'A', description: 'First.', disabled: true } }, refuse),
    [{ value: 'a', label: 'A', description: 'First.', disabled: true }],
  )
})

test('reads a list or an object in place of a label as a group', () => {
  const group = { value: '', label: 'Asia', disabled: false, options: [option('jp', 'Japan')] }
  assert.deepEqual(toOptions({ Asia: { jp: 'Japan' } }, refuse), [group])
  assert.deepEqual(toOptions([{ label: 'Asia', options: { jp: 'Japan' } }], refuse), [group])
})

test('reports and skips invalid options', () => {
  const messages: string[] = []
  const note = (message: string) => void messages.push(message)
  assert.deepEqual(toOptions([null, {}, 'a', () => 1], note), [option('a')])
  assert.deepEqual(toOptions('text', note), [])
  assert.equal(messages.length, 4)
})
