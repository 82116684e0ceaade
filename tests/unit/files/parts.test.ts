import assert from 'node:assert/strict'
import test from 'node:test'
import { resolveProps } from '../../../engine/tags/props/resolve-props.ts'
import { listEntries } from '../../../engine/files/groups.ts'
import { toAttributeName } from '../../../engine/files/editors/attributes.ts'
import { catalog } from '../fixtures/catalog.ts'
import { widgets } from '../fixtures/widgets.ts'

test('parts are the components, each with its sub-components after it', () => {
  assert.deepEqual(
    listEntries(widgets).map(({ name }) => name),
    ['button', 'input', 'text-area', 'modal', 'card', 'card.header', 'card.media-list'],
  )
  assert.equal(listEntries(catalog)[1], catalog.components[1])
  assert.deepEqual(listEntries({ components: [] }), [])
})

test('a prop is written in a tag with hyphens', () => {
  assert.equal(toAttributeName('label'), 'label')
  assert.equal(toAttributeName('closeLabel'), 'close-label')
  assert.equal(toAttributeName('level2Of3'), 'level2-of3')
  assert.equal(toAttributeName('ariaURL'), 'aria-u-r-l')
})

test('the template takes each prop by the name that it is written with', () => {
  for (const name of ['label', 'closeLabel', 'level2Of3', 'ariaURL']) {
    const type = { text: 'string', kind: 'string' } as const
    const passed = { [toAttributeName(name)]: 'x' }
    const { props, rest } = resolveProps(
      [{ name, type, required: true }],
      passed,
      () => null,
      assert.fail,
    )
    assert.deepEqual([{ ...props }, rest], [{ [name]: 'x' }, {}])
  }
})
