import assert from 'node:assert/strict'
import test from 'node:test'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { edge } from '../renderers.ts'

type Session = { old?: Record<string, unknown>; errors?: Record<string, unknown> }

/** Renders a field for a request with this session, and returns its control and the shown error. */
async function render(attributes: string, session?: Session) {
  const shared = session && {
    old: (path: string) => session.old?.[path],
    flashMessages: {
      get: (key: string) => (key === 'inputErrorsBag' ? session.errors : undefined),
    },
  }
  const template = `<x-kit::input ${attributes} />`
  const html = await edge
    .createRenderer()
    .share(shared ?? {})
    .renderRaw(template)
  let control: Element['properties'] = {}
  let error: string | null = null
  visit(fromHtml(html, { fragment: true }), 'element', (node) => {
    if (node.tagName === 'input') control = node.properties
    if (node.properties.dataKitPart === 'error') error = toString(node)
  })
  return { control, error }
}

async function value(attributes: string, session?: Session) {
  return (await render(attributes, session)).control.value
}

test('shows the given value and error if there is no session', async () => {
  const { control, error } = await render('name="a" value="1" error="No."')
  assert.equal(control.value, '1')
  assert.equal(error, 'No.')
  assert.equal((await render('name="a"')).error, null)
})

test('ignores what was submitted without a name', async () => {
  assert.equal(await value('value="1"', { old: { '': '2' } }), '1')
})

test('renders a hidden input alone, with the submitted value', async () => {
  const show = (attributes: string, old: Record<string, unknown> = {}) =>
    edge
      .createRenderer()
      .share({ old: (path: string) => old[path] })
      .renderRaw(`<x-kit::input type="hidden" ${attributes} />`)
  assert.equal(
    (await show('name="version" :value="7" data-id="1"')).trim(),
    '<input data-kit="input" type="hidden" name="version" value="7" data-id="1">',
  )
  assert.match(await show('name="version" value="7"', { version: '6' }), / value="6"/)
  assert.match(await show('name="a" id="own" disabled'), / id="own" name="a" disabled/)
  for (const name of ['label', 'description', 'error']) {
    await assert.rejects(show(`name="a" ${name}="b"`), new RegExp(`Invalid prop "${name}"`))
  }
})

test('prefers the given error to the one in the session', async () => {
  const session = { errors: { a: ['Taken.', 'Short.'] } }
  assert.equal((await render('name="a" error="No."', session)).error, 'No.')
  const { control, error } = await render('name="a"', session)
  assert.equal(error, 'Taken.')
  assert.deepEqual(control.ariaDescribedBy, ['a-error'])
  assert.equal((await render('name="b"', session)).error, null)
})

test('accepts an error in the session that is a string instead of a list', async () => {
  assert.equal((await render('name="a"', { errors: { a: 'Taken.' } })).error, 'Taken.')
  assert.equal((await render('name="a"', { errors: { a: [] } })).error, null)
  assert.equal((await render('name="constructor"', { errors: {} })).error, null)
})

test('reads brackets in a name as a path, for old input and errors', async () => {
  const session = { old: { 'items.0.name': 'Pen' }, errors: { 'items.0.name': ['Taken.'] } }
  const { control, error } = await render('name="items[0][name]"', session)
  assert.equal(control.name, 'items[0][name]')
  assert.equal(control.id, 'items-0-name')
  assert.equal(control.value, 'Pen')
  assert.equal(error, 'Taken.')
  assert.equal(await value('name="tags[]"', { old: { tags: 'a' } }), 'a')
})

test('never renders the value of a password or file', async () => {
  for (const type of ['password', 'file']) {
    const attributes = `name="a" type="${type}" value="1"`
    assert.equal(await value(attributes), undefined)
    assert.equal(await value(attributes, { old: { a: '2' } }), undefined)
  }
})

test('ignores an empty id', async () => {
  assert.equal((await render('name="a" id=""')).control.id, 'a')
  assert.equal((await render('name="a" id="b"')).control.id, 'b')
  assert.equal((await render('label="Your name" id=""')).control.id, 'Your-name')
})

test('describes the control by its description, affixes, error and `aria-describedby`', async () => {
  const { control } = await render(
    'name="a" description="d" prefix="p" suffix="s" error="e" aria-describedby="more"',
  )
  assert.deepEqual(control.ariaDescribedBy, [
    'a-description',
    'a-prefix',
    'a-suffix',
    'a-error',
    'more',
  ])
})

test('rejects a value that is not text', async () => {
  await assert.rejects(render('name="a" :value="{ b: 1 }"'), /Invalid value for prop "value"/)
  await assert.rejects(render('name="a" :value="[1]"'), /Invalid value array for prop "value"/)
})

test('names the buttons with the label of the control', async () => {
  const list = async (attributes: string) => {
    const html = await edge.renderRaw(
      `<x-kit::input name="a" type="password" clearable viewable copyable ${attributes} />`,
    )
    return Array.from(html.matchAll(/<button.*? aria-label="(.*?)"/g), ([, label]) => label)
  }
  assert.deepEqual(await list('label="API key"'), [
    'Clear API key',
    'Show password API key',
    'Copy API key',
  ])
  // Not twice.
  assert.equal((await list('label="Password"'))[1], 'Show password')
  assert.deepEqual(await list(''), ['Clear', 'Show password', 'Copy'])
})

test('rejects `viewable` for anything but a password', async () => {
  await assert.rejects(render('name="a" viewable'), /Invalid prop "viewable"/)
  assert.equal((await render('name="a" type="password" viewable')).control.type, 'password')
})
