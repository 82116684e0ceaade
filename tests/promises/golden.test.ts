import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import fc from 'fast-check'
import { toSearchAnswer } from '../../engine/answers/search.ts'
import { listEntries } from '../../engine/catalog/groups.ts'
import { searchEntries } from '../../engine/search/search.ts'
import { readKitCatalog } from '../unit/fixtures/read-kit-catalog.ts'

type Golden = { query: string; expected: string[]; kind: string }

const catalog = await readKitCatalog()
/**
 * Do not look at the queries of `heldOut` while you change the ranking or the keywords; only
 * measure them.
 */
const sets: Record<'tuned' | 'heldOut', Golden[]> = JSON.parse(
  readFileSync('tests/golden/search.json', 'utf8'),
)
const all = Object.values(sets).flat()
const names = listEntries(catalog).map(({ name }) => name)

for (const [set, queries] of Object.entries(sets)) {
  test(`finds nine in ten queries of ${set} first, and all among the first five`, (t) => {
    const ranks = queries.map(({ query, expected }) => {
      const found = searchEntries(catalog, query).map(({ name }) => name)
      const rank = found.findIndex((name) => expected.includes(name))
      if (rank !== 0) t.diagnostic(`${query}: ${found.slice(0, 5).join(', ')}, not ${expected}`)
      return rank
    })
    const first = ranks.filter((rank) => rank === 0).length / queries.length
    const missed = queries.filter((_, index) => ranks[index]! < 0 || ranks[index]! > 4)
    t.diagnostic(`${queries.length} queries, hit@1 ${first.toFixed(3)}`)
    assert.ok(first >= 0.9, `hit@1 is ${first.toFixed(3)}`)
    assert.deepEqual(
      missed.map(({ query }) => query),
      [],
    )
  })
}

test('covers every component and every kind of query, each query once', () => {
  assert.ok(all.length >= 120, `${all.length} queries`)
  for (const { name } of catalog.components) {
    const asking = all.filter(({ expected }) => expected.some((part) => isOf(part, name)))
    assert.ok(asking.length >= 1, `${name}: ${asking.length}`)
  }
  const unknown = all.flatMap(({ expected }) => expected).filter((name) => !names.includes(name))
  assert.deepEqual(unknown, [])
  assert.equal(new Set(all.map(({ query }) => query)).size, all.length)
  assert.deepEqual([...new Set(all.map(({ kind }) => kind))].sort(), [
    'form',
    'library',
    'synonym',
    'task',
    'typo',
  ])
  assert.ok(sets.heldOut.length * 3 >= all.length - 2)
})

test('finds a sub-component by its name in each notation', () => {
  for (const name of names) {
    const words = name.split('.')
    const joined = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')
    for (const query of [name, words.join(' '), words.join('-'), words.join('/'), joined]) {
      assert.equal(searchEntries(catalog, query)[0]?.name, name, query)
    }
  }
})

test('finds a component among the first five results for each of its keywords', () => {
  for (const { name, keywords } of listEntries(catalog)) {
    for (const keyword of keywords) {
      const found = searchEntries(catalog, keyword).slice(0, 5)
      assert.ok(
        found.some((part) => isOf(part.name, name)),
        `${keyword}: not ${name}`,
      )
    }
    assert.equal(new Set(keywords).size, keywords.length, `${name} repeats a keyword`)
  }
})

test('answers a hopeless query with all categories', () => {
  for (const query of ['zzzzzz', 'qwrtpsdf', '🙂', '日本語', '---']) {
    const { total, suggestions } = toSearchAnswer(catalog, { query, limit: 8 })
    assert.equal(total, 0, query)
    assert.deepEqual(suggestions!.categories, catalog.library.categories)
  }
})

test('answers any text of 1 to 200 characters', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
    fc.string({ unit: fc.constantFrom('a', 'B', '.', '/', '<', '>', ':', '-', ' ', '(', 's') }),
    fc.array(fc.constantFrom(...names, 'the', 'a', 'Of', 'crad'), { maxLength: 30 }).map(String),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const query = text.slice(0, 200)
      const { total, results, suggestions } = toSearchAnswer(catalog, { query, limit: 8 })
      assert.ok(results.length <= 8 && results.length <= total)
      assert.equal(new Set(results.map(({ name }) => name)).size, results.length)
      assert.equal(total === 0, suggestions !== undefined)
    }),
    { seed: 1, numRuns: 150 },
  )
})

function isOf(part: string, name: string): boolean {
  return part === name || part.startsWith(`${name}.`)
}
