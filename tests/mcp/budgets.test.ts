import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import test, { after } from 'node:test'
import { countTokens } from './count-tokens.ts'
import { makeProject } from './make-project.ts'
import { readCatalog } from './read-catalog.ts'
import { startServer } from './start-server.ts'
import { toLargeCatalog } from './to-large-catalog.ts'

const project = makeProject('budgets')
const own = readCatalog(project)
/** The catalog of the library, with sixty examples of the first component. */
const catalog = toLargeCatalog(own, own.components.length)
writeFileSync(project.catalog, JSON.stringify(catalog))
const server = await startServer(project)
after(() => server[Symbol.asyncDispose]())

const golden: Record<string, { query: string }[]> = JSON.parse(
  readFileSync('tests/golden/search.json', 'utf8'),
)

/** Counting takes longer than answering, and many calls have the same answer. */
const counts = new Map<string, number>()
function count(text: string): number {
  const tokens = counts.get(text) ?? countTokens(text)
  counts.set(text, tokens)
  return tokens
}

/**
 * Returns the tokens of each answer of a tool and the label of the call, the most expensive first.
 */
async function measure(tool: string, calls: Record<string, unknown>[]) {
  const costs: { tokens: number; label: string }[] = []
  for (const args of calls) {
    const { isError, content } = await server.call(tool, args)
    assert.equal(isError, undefined, content[0].text)
    costs.push({ tokens: count(content[0].text), label: JSON.stringify(args) })
  }
  return costs.toSorted((a, b) => b.tokens - a.tokens)
}

function assertWithin(costs: { tokens: number; label: string }[], most: number): void {
  const [highest] = costs
  assert.ok(highest!.tokens <= most, `${highest!.label} takes ${highest!.tokens} tokens`)
}

test('announces the tools in at most 1,800 tokens', async (t) => {
  const { result } = await server.request('tools/list')
  const tokens = countTokens(JSON.stringify(result))
  t.diagnostic(`${tokens} tokens`)
  assert.ok(tokens <= 1800, `${tokens} tokens`)
})

test('answers a search in at most 800 tokens', async (t) => {
  const words = catalog.components.flatMap(({ title, summary, keywords }) => [
    title,
    summary.slice(0, 200),
    ...keywords,
  ])
  const asked = Object.values(golden).flatMap((set) => set.map(({ query }) => query))
  const others = ['o', 'the', 'text of a form', 'card button input alert', 'zzzzzz', 'color size']
  const calls = [...new Set([...words, ...asked, ...others])].map((query) => ({ query }))
  const costs = await measure('search_components', calls)
  t.diagnostic(`${costs.length} queries, at most ${costs[0]!.tokens} tokens`)
  assertWithin(costs, 800)
})

test('lists everything in at most 3,000 tokens', async (t) => {
  const costs = await measure('list_components', [{}])
  t.diagnostic(`${costs[0]!.tokens} tokens`)
  assertWithin(costs, 3000)
})

test('answers a component in at most 900 tokens in the median, never more than 4,000, and eight in at most 10,000', async (t) => {
  const names = catalog.components
    .flatMap(({ name, subComponents }) => [name, ...subComponents.map((sub) => sub.name)])
    .map((name) => ({ names: [name] }))
  const costs = await measure('get_component', names)
  const longest = costs.slice(0, 8).flatMap(({ label }) => JSON.parse(label).names)
  const [together] = await measure('get_component', [{ names: longest }])
  t.diagnostic(`the eight longest together ${together!.tokens} tokens`)
  assertWithin([together!], 10_000)
  const median = costs[Math.floor(costs.length / 2)]!
  t.diagnostic(`median ${median.tokens}, at most ${costs[0]!.tokens} tokens`)
  assert.ok(median.tokens <= 900, `median ${median.tokens} tokens`)
  assertWithin(costs, 4000)
})

test('answers examples in at most 4,000 tokens', async (t) => {
  const calls = catalog.components.flatMap(({ name, subComponents, examples }) => [
    ...[name, ...subComponents.map((sub) => sub.name)].flatMap((part) => [
      { names: [part] },
      ...Array.from({ length: Math.min(examples.length, 25) }, (_, index) => ({
        names: [part],
        limit: index + 1,
      })),
      { names: [part], limit: 25 },
    ]),
    ...examples.map(({ id }) => ({ names: [name], examples: [id] })),
  ])
  const costs = await measure('get_component_examples', calls)
  t.diagnostic(`${calls.length} calls, at most ${costs[0]!.tokens} tokens`)
  assertWithin(costs, 4000)
})

test('answers design tokens in at most 4,000 tokens', async (t) => {
  const { tokens: groups, library } = catalog
  const words = groups.flatMap(({ name, tokens }) => [name, ...tokens.map((token) => token.name)])
  const queries = [...words, library.namespace, '-', '.', 'e', 'a', 'the', 'text', 'zzzzzz']
  const calls = [
    {},
    { query: '' },
    ...groups.map(({ name }) => ({ group: name })),
    ...[...new Set(queries)].map((query) => ({ query })),
  ]
  const costs = await measure('get_tokens', calls)
  t.diagnostic(`${calls.length} calls, at most ${costs[0]!.tokens} tokens: ${costs[0]!.label}`)
  assertWithin(costs, 4000)
})
