import assert from 'node:assert/strict'
import test from 'node:test'
import { toExamplesAnswer } from '../../../engine/answers/examples.ts'
import type { Example } from '../../../engine/schema/component.ts'
import { toComponent, toExample, widgets } from '../fixtures/widgets.ts'

function toIds(name: string, example?: string, limit?: number) {
  const { examples, more, total } = toExamplesAnswer(widgets, { name, example, limit })
  return { total, ids: examples.map(({ id }) => id), ...(more && { more }) }
}

/** Returns the answer for a component with these examples. */
function toAnswer(examples: Example[], input: { example?: string; limit?: number } = {}) {
  const components = [toComponent('box', { examples })]
  return toExamplesAnswer({ ...widgets, components }, { name: 'box', ...input })
}

test('answers a component with the examples of its page, in the order of the page', () => {
  assert.deepEqual(toAnswer([toExample('box--one', { code: '<x-acme::box />' })]), {
    name: 'box',
    page: 'box',
    docsUrl: 'https://ui.acme.test/docs/components/box',
    total: 1,
    examples: [
      {
        id: 'box--one',
        title: 'one',
        description: '',
        code: '<x-acme::box />',
        language: 'edge',
        uses: [],
      },
    ],
  })
  assert.deepEqual(toIds('card').ids, [
    'card--plain',
    'card--with-a-title',
    'card--with-pictures',
    'card--all',
  ])
})

test('answers a sub-component with the page of its parent, the examples that use it first', () => {
  const { name, page, docsUrl } = toExamplesAnswer(widgets, { name: '<x-acme::card.header>' })
  assert.deepEqual(
    [name, page, docsUrl],
    ['card.header', 'card', 'https://ui.acme.test/docs/components/card'],
  )
  assert.deepEqual(toIds('card.header'), {
    total: 4,
    ids: ['card--with-a-title', 'card--all', 'card--plain', 'card--with-pictures'],
  })
})

test('gives only the ids of examples beyond the limit', () => {
  assert.deepEqual(toIds('card.header', undefined, 1), {
    total: 4,
    ids: ['card--with-a-title'],
    more: ['card--all', 'card--plain', 'card--with-pictures'],
  })
  assert.equal('more' in toIds('card', undefined, 4), false)
})

test('finds one example by its id or its title, in any case', () => {
  for (const example of ['card--with-pictures', 'With pictures', ' with PICTURES\n']) {
    assert.deepEqual(toIds('card', example), { total: 4, ids: ['card--with-pictures'] })
  }
  assert.deepEqual(toIds('card.header', 'Plain').ids, ['card--plain'])
})

test('rejects an unknown example and names the nearest, or all', () => {
  assert.throws(() => toIds('card', 'With picturs'), {
    name: 'LookupError',
    kind: 'example',
    message: 'Cannot find example `With picturs`. Did you mean `With pictures`?',
  })
  assert.throws(() => toIds('card', ''), {
    message:
      'Cannot find example ``, expected `card--plain`, `card--with-a-title`, `card--with-pictures` or `card--all`.',
  })
  for (const example of ['__proto__', 'constructor', '0']) {
    assert.throws(() => toIds('card', example), { name: 'LookupError' }, example)
  }
})

test('answers a component without examples with an empty list', () => {
  assert.deepEqual(toIds('modal'), { total: 0, ids: [] })
  assert.throws(() => toIds('modal', 'Plain'), { message: 'Cannot find example `Plain`.' })
})

test('gives only the ids of long examples, but always includes the first example', () => {
  const long = (id: string, length: number) => toExample(id, { code: 'x'.repeat(length) })
  const toText = (examples: Example[]) => {
    const { examples: shown, more, total } = toAnswer(examples)
    return [total, shown.map(({ id }) => id).join(), more?.join()]
  }
  const [a, b, c] = [long('box--a', 4000), long('box--b', 4000), long('box--c', 4000)]
  assert.deepEqual(toText([a, b, c]), [3, 'box--a,box--b', 'box--c'])
  assert.deepEqual(toText([long('box--d', 50_000), a]), [2, 'box--d', 'box--a'])
  assert.deepEqual(toText([a, long('box--d', 50_000), b]), [3, 'box--a', 'box--d,box--b'])
  assert.deepEqual(toText([a, b]), [2, 'box--a,box--b', undefined])
  const { examples } = toAnswer([a, long('box--d', 50_000)], { example: 'box--d' })
  assert.equal(examples[0]?.code.length, 50_000)
})
