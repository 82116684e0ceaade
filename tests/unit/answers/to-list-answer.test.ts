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

test('every component is listed by category, its sub-components with it', () => {
  assert.deepEqual(toListAnswer(catalog), { total: 2, categories: [labels, boxes] })
})

test('only the categories that were asked for are listed, in the order of the library', () => {
  assert.deepEqual(toListAnswer(catalog, ['big boxes']), { total: 1, categories: [boxes] })
  assert.deepEqual(toListAnswer(catalog, ['big-boxes', 'LABELS', 'Labels']), {
    total: 2,
    categories: [labels, boxes],
  })
})

test('the counts are of components and not of their parts', () => {
  const { total, categories } = toListAnswer(widgets)
  assert.deepEqual([total, ...categories.map(({ count }) => count)], [5, 3, 2])
})

test('one unknown category among others is an error', () => {
  assert.throws(() => toListAnswer(catalog, ['Labels', 'Boxs']), {
    name: 'LookupError',
    kind: 'category',
  })
  for (const name of ['', '__proto__', 'Nothing yet']) {
    assert.throws(() => toListAnswer(catalog, [name]), { name: 'LookupError' }, name)
  }
})

test('a library without components has an empty list', () => {
  assert.deepEqual(toListAnswer({ ...catalog, components: [] }), { total: 0, categories: [] })
})
