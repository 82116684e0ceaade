import assert from 'node:assert/strict'
import test from 'node:test'
import { toListAnswer } from '../../../engine/answers/list.ts'
import { catalog } from '../fixtures/catalog.ts'
import { widgets } from '../fixtures/widgets.ts'

const labels = {
  name: 'Labels',
  count: 1,
  components: [{ name: 'chip', summary: 'Names a thing.' }],
}
const boxes = {
  name: 'Big boxes',
  count: 1,
  components: [{ name: 'panel', summary: 'Frames things.', subComponents: ['panel.title'] }],
}

test('lists every component by category, with its sub-components', () => {
  assert.deepEqual(toListAnswer(catalog), { total: 2, categories: [labels, boxes] })
})

test('lists only the requested categories, in the order of the library', () => {
  assert.deepEqual(toListAnswer(catalog, ['big boxes']), { total: 1, categories: [boxes] })
  assert.deepEqual(toListAnswer(catalog, ['big-boxes', 'LABELS', 'Labels']), {
    total: 2,
    categories: [labels, boxes],
  })
})

test('counts components without their sub-components', () => {
  const { total, categories } = toListAnswer(widgets)
  assert.deepEqual([total, ...categories.map(({ count }) => count)], [5, 3, 2])
})

test('rejects one unknown category among others', () => {
  assert.throws(() => toListAnswer(catalog, ['Labels', 'Boxs']), {
    name: 'LookupError',
    kind: 'category',
  })
  for (const name of ['', '__proto__', 'Nothing yet']) {
    assert.throws(() => toListAnswer(catalog, [name]), { name: 'LookupError' }, name)
  }
})

test('answers a library without components with an empty list', () => {
  assert.deepEqual(toListAnswer({ ...catalog, components: [] }), { total: 0, categories: [] })
})
