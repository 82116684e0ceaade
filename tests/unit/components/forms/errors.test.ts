import assert from 'node:assert/strict'
import test from 'node:test'
import { toString } from 'hast-util-to-string'
import { renderControl, type Session } from '../render-control.ts'

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

test('hides an empty summary if there are no errors', async () => {
  const { root, items } = await render('<x-kit::errors />')
  assert.deepEqual([root.hidden, root.autoFocus, items.length], [true, undefined, 0])
})

test('links each error to its control, and focuses the summary', async () => {
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

test('shows errors that belong to no control as text', async () => {
  const others = { E_INVALID_CREDENTIALS: 'Wrong password.' }
  assert.deepEqual((await render('<x-kit::errors />', { others })).items, [
    ['Wrong password.', null],
  ])
  const validation = { E_VALIDATION_ERROR: 'Not saved.' }
  assert.deepEqual((await render('<x-kit::errors />', { others: validation })).items, [
    ['Not saved.', null],
  ])
})

test('shows an error that was flashed under the name of a control with brackets', async () => {
  const others = { 'owner[email]': 'Taken.', 'tags[]': 'Too many.' }
  const { errors, html } = await renderControl(
    `<x-kit::form id="a" action="/a"><x-kit::errors />
      <x-kit::input name="owner[email]" label="Email" /><x-kit::tags name="tags[]" label="Tags" /></x-kit::form>`,
    { others },
  )
  assert.deepEqual(errors, ['Taken.', 'Too many.'])
  for (const id of ['a-owner-email', 'a-tags']) assert.match(html, new RegExp(`href="#${id}"`))
})

test('shows an error that was flashed without validation at its field, and one of no field as text', async () => {
  const session = { others: { code: ['Expired.'], general: 'Closed.' }, old: { code: '123456' } }
  const summary = '<x-kit::errors /><x-kit::input name="code" />'
  const { errors, control } = await renderControl(summary, session)
  assert.deepEqual(errors, ['Expired.'])
  assert.equal(control.ariaInvalid, 'true')
  const form = await render(`<x-kit::form id="f">${summary}</x-kit::form>`, session)
  assert.deepEqual(form.items, [
    ['Expired.', '#f-code'],
    ['Closed.', null],
  ])
  assert.deepEqual((await render(summary, session)).items, [
    ['Expired.', null],
    ['Closed.', null],
  ])
})

test('links each error in a form to the real id of its control', async () => {
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

test('shows only the errors listed in `only`', async () => {
  const session = { errors: { a: 'A.', b: 'B.' }, others: { E_OTHER: 'O.' } }
  const { items } = await render(`<x-kit::errors :only="['b']" />`, session)
  assert.deepEqual(items, [['B.', '#b']])
})

test('shows the errors of all parts of a control listed in `only`', async () => {
  const session = { errors: { 'items.0.name': 'A.', 'items.1.name': 'B.', itemsNote: 'C.' } }
  const { items } = await render(`<x-kit::errors :only="['items']" />`, session)
  assert.deepEqual(
    items.map(([text]) => text),
    ['A.', 'B.'],
  )
})

test('gives two summaries in a form different ids', async () => {
  const form = `<x-kit::form id="f" :errors="{ a: 'A.', b: 'B.' }">
    <x-kit::errors :only="['a']" /><x-kit::errors :only="['b']" /></x-kit::form>`
  const { elements } = await renderControl(form + form.replace('"f"', '"g"'))
  const found = elements.filter(({ properties }) => properties.dataKit === 'errors')
  assert.deepEqual(
    found.map(({ properties }) => [properties.id, properties.ariaLabelledBy]),
    ['f-errors', 'f-errors-2', 'g-errors', 'g-errors-2'].map((id) => [id, [`${id}-heading`]]),
  )
})
