import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { gzipSync } from 'node:zlib'
import { listEntries } from '../../../engine/catalog/groups.ts'
import { toSiteIndexFile } from '../../../engine/search/site-index.ts'
import { CLOSEST, searchSite, toSiteIndex } from '../../../engine/search/site-search.ts'
import { readKitSite } from '../fixtures/read-kit-site.ts'

type Golden = { query: string; expected: string[] }

const { catalog, pages } = await readKitSite()
/** The index as a browser reads it. */
const published = JSON.stringify(toSiteIndexFile(catalog, pages))
const index = toSiteIndex(JSON.parse(published))

/** Returns what the search shows for a query, from top to bottom. */
const search = (query: string) => searchSite(index, query).groups.flatMap(({ results }) => results)
const findNames = (query: string) => search(query).map(({ entry }) => entry.name.replace(/^\//, ''))

/**
 * What people search: components as in the tool of assistants, and pages. Do not look at the
 * queries of `heldOut` while you change the ranking or the keywords; only measure them.
 */
function readGolden(set: 'tuned' | 'heldOut'): Golden[][] {
  return ['search', 'site-search'].map(
    (name) => JSON.parse(readFileSync(`tests/golden/${name}.json`, 'utf8'))[set],
  )
}

for (const set of ['tuned', 'heldOut'] as const) {
  test(`shows nine in ten queries for pages of ${set} first, and 98 in 100 among the first five`, (t) => {
    const [ofComponents = [], ofPages = []] = readGolden(set)
    // A component competes with pages here, which the search of the tools does not have.
    for (const queries of [ofPages, [...ofComponents, ...ofPages]]) {
      const ranks = queries.map(({ query, expected }) => {
        const found = findNames(query)
        const rank = found.findIndex((name) => expected.includes(name))
        if (rank !== 0 && set === 'tuned')
          t.diagnostic(`${query}: ${found.slice(0, 5).join(', ')}, not ${expected}`)
        return rank
      })
      const share = (most: number) =>
        ranks.filter((rank) => rank >= 0 && rank < most).length / queries.length
      t.diagnostic(`${queries.length} queries, hit@1 ${share(1)}, hit@5 ${share(5)}`)
      assert.ok(share(1) >= 0.9, `hit@1 is ${share(1)}`)
      assert.ok(share(5) >= 0.98, `hit@5 is ${share(5)}`)
    }
  })
}

test('shows each component first for its title, its name and its tag', () => {
  for (const { name, tag, title } of listEntries(catalog)) {
    for (const query of [name, `<${tag}>`, `<${tag} title="A" />`]) {
      assert.equal(findNames(query)[0], name, query)
    }
    if (!name.includes('.')) assert.equal(findNames(title)[0], name, title)
  }
})

test('shows each page among the first five for its title', () => {
  for (const { route } of pages) {
    if (route.path === '/') continue
    const found = search(route.title).slice(0, 5)
    assert.ok(
      found.some(({ entry }) => entry.path === route.path),
      route.title,
    )
  }
})

test('leads to the heading that matches', () => {
  const [first] = search('unchecked checkboxes')
  assert.equal(first?.entry.path, '/guides/forms')
  assert.equal(first?.heading?.anchor, 'unchecked-checkboxes')
  const [table] = search('table')
  assert.deepEqual([table?.entry.path, table?.heading], ['/components/table', null])
})

test('shows what is closest to a component that does not exist', () => {
  const { groups, isUnknownComponent } = searchSite(index, '<x-kit::modla>')
  assert.ok(isUnknownComponent)
  assert.equal(groups[0]?.results[0]?.entry.name, 'modal')
  const none = searchSite(index, 'tostr')
  assert.equal(none.isUnknownComponent, false)
  assert.deepEqual(
    none.groups.map(({ group, results: [first] }) => [group, first?.entry.path]),
    [[CLOSEST, '/components/toast']],
  )
  assert.deepEqual(searchSite(index, 'zzzzzz').groups, [])
})

test('leads from a CSS variable to the tokens of its group first', () => {
  const anchors = { '--kit-radius': 'radius', 'var(--kit-color-primary-soft)': 'color' }
  for (const [query, anchor] of Object.entries(anchors)) {
    const [first] = search(query)
    assert.equal(first?.entry.path, '/reference/tokens', query)
    assert.equal(first?.heading?.anchor, anchor, query)
  }
  assert.notEqual(search('--kit-button-color')[0]?.entry.path, '/reference/tokens')
})

test('suggests the first guides and the galleries before a query', () => {
  const { suggested } = toSiteIndexFile(catalog, pages)
  assert.deepEqual(suggested.slice(0, 2), ['/guides/introduction', '/guides/installation'])
  assert.ok(suggested.includes('/components') && suggested.includes('/blocks'))
  for (const path of suggested) assert.ok(pages.some(({ route }) => route.path === path))
})

test('keeps the index small', () => {
  const kilobytes = gzipSync(published).length / 1024
  assert.ok(kilobytes < 56, `${kilobytes.toFixed(1)} KB`)
})
