import assert from 'node:assert/strict'
import test from 'node:test'
import { toOptions as readOptions } from '../../../kit/components/shared/to-options.ts'

const toOptions = (options: unknown, invalid: (message: string) => void) =>
  readOptions({ options }, invalid)
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

test('reads values and labels of models from the named properties, also in groups', () => {
  class User {
    readonly id: number
    readonly #name: string
    constructor(id: number, name: string) {
      this.id = id
      this.#name = name
    }
    // Models have getters on their prototype.
    get name() {
      return this.#name
    }
  }
  const users = [new User(7, 'Ada'), new User(9, 'Grace')]
  const keys = { optionValue: 'id', optionLabel: 'name' }
  const expected = [option('7', 'Ada'), option('9', 'Grace')]
  assert.deepEqual(readOptions({ options: users, ...keys }, refuse), expected)
  for (const options of [{ Team: users }, [{ label: 'Team', options: users }]]) {
    assert.deepEqual(readOptions({ options, ...keys }, refuse), [
      { value: '', label: 'Team', disabled: false, options: expected },
    ])
  }
  assert.deepEqual(readOptions({ options: { a: 'A' }, ...keys }, refuse), [option('a', 'A')])
  const messages: string[] = []
  readOptions({ options: [{ value: 1, label: 'A' }], ...keys }, (text) => void messages.push(text))
  assert.match(messages[0]!, /\{ id, name \}/)
})
