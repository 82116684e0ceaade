import assert from 'node:assert/strict'
import test from 'node:test'
import { toSearchAnswer } from '../../../engine/answers/search.ts'
import { widgets } from '../fixtures/widgets.ts'

test('summarises each result, and names the parent of a sub-component', () => {
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

test('limits the results, but counts all of them in the total', () => {
  const { total, results, suggestions } = toSearchAnswer(widgets, { query: 'card', limit: 2 })
  assert.deepEqual(
    [total, results.map(({ name }) => name), suggestions],
    [3, ['card', 'card.header'], undefined],
  )
})

test('finds a category in any case, and leaves out all others', () => {
  const search = (category: string) =>
    toSearchAnswer(widgets, { query: 'button', category, limit: 8 }).results.map(({ name }) => name)
  assert.deepEqual(search('FORMS'), ['button'])
  assert.deepEqual(search('boxes'), ['modal'])
  assert.throws(() => search('__proto__'), { name: 'LookupError', kind: 'category' })
  assert.throws(() => search('Form'), {
    message: 'Cannot find category `Form`, expected `Forms` or `Boxes`. Did you mean `Forms`?',
  })
})

test('suggests similar names and the categories if nothing is found', () => {
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
