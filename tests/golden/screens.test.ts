import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { toSearchAnswer } from '../../engine/answers/search.ts'
import { findScreen } from '../../engine/search/screen.ts'
import { widgets } from '../unit/fixtures/widgets.ts'
import { readDocs } from '../site/read-docs.ts'

type Described = { screen: string; pieces: string[] }

const { catalog } = await readDocs()
/**
 * Do not look at the screens of `heldOut` while you change the vocabulary or the points; only
 * measure them.
 */
const sets: Record<'tuned' | 'heldOut', Described[]> = JSON.parse(
  readFileSync('tests/golden/screens.json', 'utf8'),
)

/** Returns the share of the pieces of screens that are found. */
function measure(screens: Described[]): number {
  const wanted = screens.flatMap(({ pieces }) => pieces).length
  const found = screens.flatMap(({ screen, pieces }) => {
    const named = findScreen(catalog, screen)?.pieces ?? []
    assert.ok(named.length <= 12, screen)
    return pieces.filter((piece) => named.includes(piece))
  }).length
  return found / wanted
}

test('names at least 95 % of the pieces of a hundred screens', (t) => {
  const shares = [sets.tuned, sets.heldOut, [...sets.tuned, ...sets.heldOut]].map(measure)
  t.diagnostic(`tuned, held out, all: ${shares.map((share) => share.toFixed(3)).join(', ')}`)
  assert.ok(shares[1]! >= 0.88, `held out: ${shares[1]!.toFixed(3)}`)
  assert.ok(shares[2]! >= 0.95, `all: ${shares[2]!.toFixed(3)}`)
})

test('only leads to components that exist, with words that lead there once', () => {
  const names = catalog.components.map(({ name }) => name)
  for (const { words, pieces } of catalog.vocabulary!.screens!) {
    const list = words.split(', ')
    assert.deepEqual(
      pieces.split(', ').filter((piece) => !names.includes(piece)),
      [],
    )
    assert.equal(new Set(list).size, list.length, `a word of ${pieces} is repeated`)
  }
})

test('names the pieces of a screen and the blocks that have most of them', () => {
  const query = 'invoice list with filters and delete'
  const { pieces = [], blocks } = toSearchAnswer(catalog, { query, limit: 8 })
  for (const name of ['table', 'pagination', 'select', 'input', 'confirm']) {
    assert.ok(pieces.includes(name), name)
  }
  assert.ok(blocks?.includes('blocks/index-table'), String(blocks))
})

test('names no pieces for a single component, within a category, or without a vocabulary', () => {
  assert.equal(findScreen(catalog, 'button'), null)
  assert.equal(findScreen(catalog, 'zzzzzz qwrtps'), null)
  assert.equal(findScreen(widgets, 'invoice list with filters and delete'), null)
  const query = 'invoice list with filters'
  const inCategory = toSearchAnswer(catalog, { query, category: 'Forms', limit: 8 })
  assert.equal('pieces' in inCategory, false)
})
