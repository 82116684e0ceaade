import assert from 'node:assert/strict'
import test from 'node:test'
import { findEntry } from '../../../engine/search/entry.ts'
import { LookupError } from '../../../engine/problem/lookup-error.ts'
import { toComponent, toSubComponent, widgets } from '../fixtures/widgets.ts'

function find(written: string, catalog = widgets): string {
  const { component, subComponent } = findEntry(catalog, written)
  return subComponent ? `${component.name} > ${subComponent.name}` : component.name
}

/** Returns the message of the LookupError, and rethrows any other error. */
function findMessage(written: string): string {
  try {
    return `found ${find(written)}`
  } catch (error) {
    if (!(error instanceof LookupError)) throw error
    assert.equal(error.kind, 'component')
    return error.message
  }
}

test('finds a component by its name in any notation', () => {
  for (const form of ['text-area', 'TextArea', 'textarea', 'Text area', 'text_area']) {
    assert.equal(find(form), 'text-area', form)
  }
})

test('finds a sub-component with the component whose page describes it', () => {
  for (const form of ['card.header', 'CardHeader', 'Card header', '@acme.card.header']) {
    assert.equal(find(form), 'card > card.header', form)
  }
  assert.equal(find('CardMediaList'), 'card > card.media-list')
})

test('prefers the exact name to one that differs only in punctuation', () => {
  const text = toComponent('text', { subComponents: [toSubComponent('text.area')] })
  const components = [text, toComponent('textarea', {})]
  assert.equal(find('textarea', { ...widgets, components }), 'textarea')
  assert.equal(find('text.area', { ...widgets, components }), 'text > text.area')
})

test('finds a component named like the namespace', () => {
  const components = [toComponent('acme', { subComponents: [toSubComponent('acme.card')] })]
  assert.equal(find('acme', { ...widgets, components }), 'acme')
  assert.equal(find('acme.card', { ...widgets, components }), 'acme > acme.card')
})

test('suggests similar names first, then names with a similar meaning', () => {
  assert.equal(
    findMessage('crad'),
    'Cannot find component `crad`. Did you mean `card`, `card.header` or `card.media-list`?',
  )
  assert.equal(
    findMessage('<x-acme::crad.header title="a" />'),
    'Cannot find component `<x-acme::crad.header title="a" />`. ' +
      'Did you mean `card.header`, `card` or `card.media-list`?',
  )
  assert.equal(
    findMessage('@acme.crad'),
    'Cannot find component `@acme.crad`. Did you mean `card`, `card.header` or `card.media-list`?',
  )
  assert.equal(findMessage('dialog'), 'Cannot find component `dialog`. Did you mean `modal`?')
  assert.equal(
    findMessage('cart header'),
    'Cannot find component `cart header`. Did you mean `card.header`, `card` or `card.media-list`?',
  )
})

test('lists all names if none is similar', () => {
  assert.equal(
    findMessage('zzzzzzzz'),
    'Cannot find component `zzzzzzzz`, expected `button`, `input`, `text-area`, `modal`, `card`, `card.header` or `card.media-list`.',
  )
})
