import assert from 'node:assert/strict'
import test from 'node:test'
import { searchEntries, toSearchIndex } from '../../../engine/search/search.ts'
import { toComponent, widgets } from '../fixtures/widgets.ts'

function search(query: string, category?: string): string[] {
  return searchEntries(widgets, query, category).map(({ name }) => name)
}

test('finds the component with the requested name first, in any notation', () => {
  assert.deepEqual(search('card'), ['card', 'card.header', 'card.media-list'])
  for (const query of ['card.header', 'CardHeader', 'Card header', '<x-acme::card.header />']) {
    assert.equal(search(query)[0], 'card.header', query)
  }
  for (const query of ['text-area', 'textarea', 'TextArea', 'text area']) {
    assert.equal(search(query)[0], 'text-area', query)
  }
})

test('ranks a name above components that repeat the word more often', () => {
  const loud = toComponent('area', {
    title: 'Box box box',
    keywords: ['box', 'boxes', 'box of boxes'],
    summary: 'A box of a box.',
  })
  const catalog = { ...widgets, components: [loud, toComponent('box', { summary: 'Frames.' })] }
  assert.deepEqual(
    searchEntries(catalog, 'box').map(({ name }) => name),
    ['box', 'area'],
  )
})

test('finds a component by its name in another library', () => {
  assert.deepEqual(search('dialog'), ['modal'])
  assert.deepEqual(search('popup'), ['modal'])
  assert.deepEqual(search('btn'), ['button'])
  assert.equal(search('call to action')[0], 'button')
  assert.equal(search('text field')[0], 'input')
})

test('finds a component by a prop, its summary or a rule, in any case', () => {
  assert.deepEqual(search('placeholder'), ['input'])
  assert.deepEqual(search('subject'), ['card'])
  assert.deepEqual(search('closes'), ['modal'])
  assert.deepEqual(search('PANEL'), ['card'])
})

test('finds a component by the beginning of a word, and despite a typo', () => {
  assert.equal(search('butt')[0], 'button')
  assert.equal(search('buton')[0], 'button')
  assert.deepEqual(search('dialgo'), ['modal'])
  assert.deepEqual(search('plcaeholder'), ['input'])
})

test('ranks a component above its sub-components, and finds a sub-component by its own words', () => {
  assert.deepEqual(search('car'), ['card', 'card.header', 'card.media-list'])
  assert.deepEqual(search('pictures'), ['card.media-list'])
})

test('finds a sub-component by its own words with those of its parent, not by the latter alone', () => {
  assert.deepEqual(search('panel'), ['card'])
  assert.deepEqual(search('PanelHeader'), ['card.header', 'card'])
})

test('corrects two swapped letters, and finds plurals', () => {
  assert.deepEqual(search('crad')[0], 'card')
  assert.deepEqual(search('Dialogs'), ['modal'])
  assert.deepEqual(search('text-fields')[0], 'input')
})

test('ranks a phrase above its words, and ignores stop words', () => {
  const components = [
    toComponent('field', { keywords: ['form item', 'label'] }),
    toComponent('form', {}),
    toComponent('item', {}),
    toComponent('with', {}),
  ]
  const catalog = { ...widgets, components }
  const find = (query: string) => searchEntries(catalog, query).map(({ name }) => name)
  assert.equal(find('form item')[0], 'field')
  assert.equal(find('FormItem')[0], 'field')
  assert.deepEqual(find('with a label'), ['field'])
  assert.deepEqual(find('with'), ['with'])
})

test('returns where each result matched, and the parent of a sub-component', () => {
  assert.deepEqual(searchEntries(widgets, 'button'), [
    { name: 'button', parent: null, matchedOn: ['name', 'title'] },
    { name: 'modal', parent: null, matchedOn: ['description'] },
  ])
  assert.deepEqual(searchEntries(widgets, 'title of a card')[0], {
    name: 'card.header',
    parent: 'card',
    matchedOn: ['summary', 'name', 'title'],
  })
  assert.deepEqual(searchEntries(widgets, 'CardHeader')[0], {
    name: 'card.header',
    parent: 'card',
    matchedOn: ['title', 'name', 'summary'],
  })
})

test('leaves out other categories, even for an exact name', () => {
  assert.deepEqual(search('button', 'Forms'), ['button'])
  assert.deepEqual(search('button', 'Boxes'), ['modal'])
  assert.deepEqual(search('card', 'Forms'), [])
  assert.deepEqual(search('CardHeader', 'Forms'), [])
  assert.deepEqual(search('card', '__proto__'), [])
})

test('finds nothing for a word unlike any other', () => {
  for (const query of ['zzz', '', ' ', '🙂', '-', '__proto__', 'constructor', 'hasOwnProperty']) {
    assert.deepEqual(search(query), [], query)
  }
})

test('treats inherited property names like ordinary words', () => {
  const components = [toComponent('proto', { keywords: ['constructor', '__proto__'] })]
  const catalog = { ...widgets, components }
  for (const query of ['constructor', '__proto__', 'constr']) {
    assert.equal(searchEntries(catalog, query)[0]?.name, 'proto', query)
  }
})

test('returns the same results every time, and builds the index of a catalog once', () => {
  assert.deepEqual(searchEntries(widgets, 'text'), searchEntries(structuredClone(widgets), 'text'))
  assert.equal(toSearchIndex(widgets), toSearchIndex(widgets))
  assert.notEqual(toSearchIndex(widgets), toSearchIndex({ ...widgets }))
})
