import assert from 'node:assert/strict'
import test from 'node:test'
import { toString } from 'hast-util-to-string'
import { renderControl, type Session } from './render-control.ts'

async function render(template: string, session?: Session) {
  const { elements, root } = await renderControl(template, session)
  const items = elements.filter(({ tagName }) => tagName === 'li')
  return {
    root,
    items: items.map((item) => {
      const [link] = item.children.filter((child) => child.type === 'element')
      return [toString(item), link?.properties.href ?? null]
    }),
  }
}

test('without mistakes the summary is hidden and empty', async () => {
  const { root, items } = await render('<x-kit::errors />')
  assert.deepEqual([root.hidden, root.autoFocus, items.length], [true, undefined, 0])
})

test('each mistake leads to its control, and the summary takes the focus', async () => {
  const { root, items } = await render('<x-kit::errors />', {
    errors: { email: ['Taken.', 'Short.'], 'items.0.name': 'Name it.' },
    others: { E_VALIDATION_ERROR: 'The form could not be saved.' },
  })
  assert.equal(root.autoFocus, true)
  assert.deepEqual(items, [
    ['Taken.', '#email'],
    ['Short.', '#email'],
    ['Name it.', '#items-0-name'],
  ])
})

test('failures that belong to no control are texts', async () => {
  const others = { E_INVALID_CREDENTIALS: 'Wrong password.' }
  assert.deepEqual((await render('<x-kit::errors />', { others })).items, [
    ['Wrong password.', null],
  ])
  const validation = { E_VALIDATION_ERROR: 'Not saved.' }
  assert.deepEqual((await render('<x-kit::errors />', { others: validation })).items, [
    ['Not saved.', null],
  ])
})

test('in a form a link leads to where the control really is', async () => {
  const form = `<x-kit::form id="f" :errors="{ a: 'A.', b: 'B.', 'tags.1': 'T.', none: 'N.' }">
    <x-kit::errors /><x-kit::input name="a" /><x-kit::input name="b" id="own" />
    <x-kit::checkbox.group name="tags[]" legend="T" :options="['x']" /></x-kit::form>`
  assert.deepEqual((await render(form)).items, [
    ['A.', '#f-a'],
    ['B.', '#own'],
    ['T.', '#f-tags'],
    ['N.', null],
  ])
})

test('only names the mistakes that are listed', async () => {
  const session = { errors: { a: 'A.', b: 'B.' }, others: { E_OTHER: 'O.' } }
  const { items } = await render(`<x-kit::errors :only="['b']" />`, session)
  assert.deepEqual(items, [['B.', '#b']])
})
