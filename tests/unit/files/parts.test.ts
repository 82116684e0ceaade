import assert from 'node:assert/strict'
import test from 'node:test'
import { resolveProps } from '../../../engine/tags/props/resolve-props.ts'
import { listEntries } from '../../../engine/catalog/groups.ts'
import { toAttributeName } from '../../../engine/tags/props/prop.ts'
import { catalog } from '../fixtures/catalog.ts'
import { widgets } from '../fixtures/widgets.ts'

test('lists each component, followed by its sub-components', () => {
  assert.deepEqual(
    listEntries(widgets).map(({ name }) => name),
    ['button', 'input', 'text-area', 'modal', 'card', 'card.header', 'card.media-list'],
  )
  assert.equal(listEntries(catalog)[1], catalog.components[1])
  assert.deepEqual(listEntries({ components: [] }), [])
})

test('converts the name of a prop to kebab-case', () => {
  assert.equal(toAttributeName('label'), 'label')
  assert.equal(toAttributeName('closeLabel'), 'close-label')
  assert.equal(toAttributeName('level2Of3'), 'level2-of3')
  assert.equal(toAttributeName('ariaURL'), 'aria-u-r-l')
})

test('resolves each prop from the attribute name that it is written with', () => {
  for (const name of ['label', 'closeLabel', 'level2Of3', 'ariaURL']) {
    const type = { text: 'string', kind: 'string' } as const
    const passed = { [toAttributeName(name)]: 'x' }
    const { props, rest } = resolveProps([{ name, type, required: true }], passed, {
      config: () => null,
      invalid: assert.fail,
    })
    assert.deepEqual([{ ...props }, [...rest]], [{ [name]: 'x' }, []])
  }
})
