import assert from 'node:assert/strict'
import test from 'node:test'
import { toComponentsAnswer } from '../../../engine/answers/components.ts'
import { toExampleListAnswer } from '../../../engine/answers/example-list.ts'
import { toListAnswer } from '../../../engine/answers/list.ts'
import { toSearchAnswer } from '../../../engine/answers/search.ts'
import { toTokensAnswer } from '../../../engine/answers/tokens.ts'
import { listEntries } from '../../../engine/catalog/groups.ts'
import { toolSchemas, type ToolName } from '../../../engine/schema/answers.ts'
import type { Catalog } from '../../../engine/schema/catalog.ts'
import { catalog } from '../fixtures/catalog.ts'
import { readKitCatalog } from '../fixtures/read-kit-catalog.ts'
import { widgets } from '../fixtures/widgets.ts'

const kit = await readKitCatalog()

function toAnswers(catalog: Catalog): Record<ToolName, object[]> {
  const names = listEntries(catalog).map(({ name }) => name)
  return {
    search_components: ['button', 'title', 'zzz'].map((query) =>
      toSearchAnswer(catalog, { query, limit: 8 }),
    ),
    list_components: [toListAnswer(catalog)],
    get_component: [
      ...names.map((name) => toComponentsAnswer(catalog, { names: [name] })),
      toComponentsAnswer(catalog, { names: [...names.slice(0, 7), 'zzz'] }),
    ],
    get_component_examples: [
      ...names.map((name) => toExampleListAnswer(catalog, { names: [name] })),
      ...names.map((name) => toExampleListAnswer(catalog, { names: [name], limit: 1 })),
      toExampleListAnswer(catalog, { names: [...names.slice(0, 7), 'zzz'] }),
    ],
    get_tokens: [
      toTokensAnswer(catalog, {}),
      toTokensAnswer(catalog, { query: 'zzz' }),
      ...catalog.tokens.map(({ name }) => toTokensAnswer(catalog, { group: name })),
    ],
  }
}

for (const tool of Object.keys(toolSchemas) as ToolName[]) {
  test(`answers ${tool} exactly by its schema, key by key`, () => {
    for (const answer of [catalog, widgets, kit].flatMap((value) => toAnswers(value)[tool])) {
      assert.deepEqual(toolSchemas[tool].output.parse(answer), answer)
      assert.deepEqual(JSON.parse(JSON.stringify(answer)), answer)
    }
  })

  test(`rejects an unknown argument of ${tool}`, () => {
    const { input } = toolSchemas[tool]
    const wrong = input.safeParse({ name: 'chip', query: 'a', nme: 1 })
    assert.match(wrong.error!.message, /unrecognized_keys/)
  })
}

test('trims and limits the input of a search, and defaults to a limit of eight', () => {
  const { input } = toolSchemas.search_components
  assert.deepEqual(input.parse({ query: ' a ' }), { query: 'a', limit: 8 })
  assert.deepEqual(input.parse({ query: 'a', category: 'B', limit: 25 }), {
    query: 'a',
    category: 'B',
    limit: 25,
  })
  for (const wrong of [
    {},
    { query: '' },
    { query: '  ' },
    { query: 'a'.repeat(201) },
    { query: 1 },
    { query: 'a', limit: 0 },
    { query: 'a', limit: 26 },
    { query: 'a', limit: 1.5 },
    { query: 'a', limit: '8' },
  ]) {
    assert.equal(input.safeParse(wrong).success, false, JSON.stringify(wrong).slice(0, 80))
  }
})

test('requires one to eight names of at most 200 characters, and accepts missing optional arguments', () => {
  for (const tool of ['get_component', 'get_component_examples'] as const) {
    const { input } = toolSchemas[tool]
    assert.deepEqual(input.parse({ names: ['a'] }), { names: ['a'] })
    assert.equal(input.safeParse({}).success, false)
    assert.equal(input.safeParse({ names: [] }).success, false)
    assert.equal(input.safeParse({ names: Array(9).fill('a') }).success, false)
    assert.equal(input.safeParse({ names: ['a'.repeat(201)] }).success, false)
  }
  assert.deepEqual(toolSchemas.list_components.input.parse({}), {})
  assert.deepEqual(toolSchemas.get_tokens.input.parse({}), {})
})
