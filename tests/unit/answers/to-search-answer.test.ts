import assert from 'node:assert/strict'
import test from 'node:test'
import { toSearchAnswer } from '../../../engine/answers/search.ts'
import { widgets } from '../fixtures/widgets.ts'

test('what was found is told in short, a sub-component with its parent', () => {
  assert.deepEqual(toSearchAnswer(widgets, { query: 'CardHeader', limit: 1 }), {
    query: 'CardHeader',
    total: 3,
    results: [
      {
        name: 'card.header',
        tag: 'x-acme::card.header',
        category: 'Boxes',
        summary: 'Title of a card.',
        parent: 'card',
        matchedOn: ['title', 'name', 'summary'],
      },
    ],
  })
  assert.deepEqual(toSearchAnswer(widgets, { query: 'dialog', limit: 8 }).results, [
    {
      name: 'modal',
      tag: 'x-acme::modal',
      category: 'Boxes',
      summary: 'Asks for attention above the page.',
      matchedOn: ['keywords'],
    },
  ])
})

test('the limit cuts the results, and the total is of all', () => {
  const { total, results, suggestions } = toSearchAnswer(widgets, { query: 'card', limit: 2 })
  assert.deepEqual(
    [total, results.map(({ name }) => name), suggestions],
    [3, ['card', 'card.header'], undefined],
  )
})

test('a category is found in any case, and leaves out all others', () => {
  const search = (category: string) =>
    toSearchAnswer(widgets, { query: 'button', category, limit: 8 }).results.map(({ name }) => name)
  assert.deepEqual(search('FORMS'), ['button'])
  assert.deepEqual(search('boxes'), ['modal'])
  assert.throws(() => search('__proto__'), { name: 'LookupError', kind: 'category' })
  assert.throws(() => search('Form'), {
    message: 'Cannot find category `Form`, expected `Forms` or `Boxes`. Did you mean `Forms`?',
  })
})

test('when nothing is found, names that may have been meant and the categories are given', () => {
  assert.deepEqual(toSearchAnswer(widgets, { query: 'zzz', limit: 8 }), {
    query: 'zzz',
    total: 0,
    results: [],
    suggestions: { names: [], categories: ['Forms', 'Boxes'] },
  })
  assert.deepEqual(
    toSearchAnswer(widgets, { query: 'dialog', category: 'Forms', limit: 8 }).suggestions?.names,
    ['modal'],
  )
})
