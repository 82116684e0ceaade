import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { toAttributeName } from '../../engine/tags/props/prop.ts'
import type { Written } from '../../engine/problem/suggestion.ts'
import { findMeant } from '../../engine/suggest/meaning/find-meant.ts'
import { type Meant, toMeant } from '../../engine/suggest/meaning/vocabulary-index.ts'
import { suggest } from '../../engine/suggest/suggest.ts'
import { readKitCatalog } from '../unit/fixtures/read-kit-catalog.ts'

/** What is written in another library's words, and what it may mean; null if it means nothing. */
type Pair = Written & { expected: (string | null)[] }

const catalog = await readKitCatalog()
/**
 * Do not look at the pairs of `heldOut` while you change the vocabulary or the search for meanings;
 * only measure them.
 */
const sets: Record<'tuned' | 'heldOut', Pair[]> = JSON.parse(
  readFileSync('tests/golden/suggestions.json', 'utf8'),
)

function isMeant(target: string | null, found: Meant | null): boolean {
  if (target === null || found === null) return target === found
  const { name, slot, prop, value } = toMeant(target)
  const isValue = value === undefined || value === found.value
  return name === found.name && slot === found.slot && isValue && toName(prop) === toName(found.prop)
}

const toName = (prop: string | undefined) => prop && toAttributeName(prop)

/** Returns the share of pairs that lead to a right suggestion. */
function measure(pairs: Pair[]): number {
  const right = pairs.filter((pair) => {
    const found = findMeant(catalog, pair)
    return pair.expected.some((target) => isMeant(target, found))
  })
  return right.length / pairs.length
}

test('leads from all tuned words of other libraries to what they mean, and nine of ten others', (t) => {
  const [tuned, heldOut] = [measure(sets.tuned), measure(sets.heldOut)]
  t.diagnostic(`tuned, held out: ${tuned.toFixed(3)}, ${heldOut.toFixed(3)}`)
  assert.equal(tuned, 1)
  assert.ok(heldOut >= 0.9, `held out: ${heldOut.toFixed(3)}`)
})

test('asks only for names that the library does not have', () => {
  for (const pair of Object.values(sets).flat()) {
    if (pair.kind !== 'component') continue
    const isKnown = catalog.components.some(
      ({ name, subComponents }) =>
        name === pair.written || subComponents.some((sub) => sub.name === pair.written),
    )
    assert.ok(!isKnown, `<x-kit::${pair.written}> exists`)
  }
})

test('only leads to what exists', () => {
  for (const pair of Object.values(sets).flat()) {
    const found = findMeant(catalog, pair)
    if (found) assert.equal(findMeant(catalog, { kind: 'component', written: found.name })!.name, found.name)
  }
  const { components = [] } = catalog.vocabulary!
  const names = new Set(catalog.components.flatMap((one) => [one.name, ...one.subComponents.map((sub) => sub.name)]))
  const targets = components.flatMap(({ means }) => means.split(', '))
  // A word without an equivalent, and a component that may come.
  const missing = targets.filter((target) => target !== '-' && !names.has(toMeant(target).name))
  assert.deepEqual([...new Set(missing)].filter((name) => name !== 'combobox'), [])
})

const said: [Written, string | null][] = [
  [{ kind: 'component', written: 'sheet' }, 'Did you mean <x-kit::drawer>?'],
  [{ kind: 'component', written: 'snackbar' }, 'Did you mean <x-kit::toast>?'],
  [{ kind: 'component', written: 'card.title' }, 'Use the prop "title" of <x-kit::card.header>.'],
  [{ kind: 'component', written: 'tabs.list' }, 'Did you mean <x-kit::tabs>?'],
  [{ kind: 'component', written: 'table.head' }, 'Did you mean <x-kit::table.column>?'],
  [{ kind: 'component', written: 'error-summary' }, 'Did you mean <x-kit::errors>?'],
  [{ kind: 'component', written: 'card-content' }, 'Use the content between the tags of <x-kit::card>.'],
  [{ kind: 'component', written: 'zzzzzz' }, null],
  [{ kind: 'value', of: 'button', prop: 'variant', written: 'destructive' }, 'Use color="danger".'],
  [{ kind: 'value', of: 'badge', prop: 'color', written: 'red' }, 'Use color="danger".'],
  [{ kind: 'prop', of: 'button', written: 'leading-icon' }, 'Use the prop "icon".'],
  [{ kind: 'prop', of: 'input', written: 'helper-text' }, 'Use the prop "description".'],
  [{ kind: 'slot', of: 'modal', written: 'actions' }, 'Use <x-kit::modal.footer>.'],
  [{ kind: 'slot', of: 'modal', written: 'title' }, 'Use the prop "title".'],
  [{ kind: 'prop', of: 'button', written: 'data-foo' }, null],
]

for (const [asked, text] of said) {
  test(`says how the library does it: ${Object.values(asked).join(' ')}`, () => {
    assert.equal(suggest(catalog, asked), text)
  })
}
