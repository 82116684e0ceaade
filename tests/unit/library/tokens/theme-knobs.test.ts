import assert from 'node:assert/strict'
import test from 'node:test'
import type { Catalog } from '../../../../engine/schema/catalog.ts'
import { toThemeKnobsMarkdown } from '../../../../engine/files/markdown/directive-content.ts'
import {
  listThemeKnobs,
  listThemePairs,
  listWeakPairs,
  toThemeDeclarations,
} from '../../../../engine/library/tokens/theme.ts'
import { catalog } from '../../fixtures/catalog.ts'
import { readKitCatalog } from '../../fixtures/read-kit-catalog.ts'

const rem = (name: string, value: number) => ({ name, value: { value, unit: 'rem' as const } })
const color = (name: string, lightness: number, chroma: number, hue: number) => ({
  name,
  light: [lightness, chroma, hue] as [number, number, number],
  dark: [1 - lightness, chroma, hue] as [number, number, number],
  description: 'A.',
  minContrast: 4.5,
})

const tokens: Catalog['tokens'] = [
  {
    name: 'color',
    type: 'color',
    description: 'A.',
    tokens: [
      color('paper', 1, 0, 0),
      { ...color('primary', 0.6, 0.12, 350.4), pairsWith: 'paper' },
      { ...color('primary-ink', 0.2, 0.02, 10), pairsWith: 'primary' },
      { ...color('primed', 0.2, 0.02, 10), pairsWith: 'paper' },
    ],
  },
  {
    name: 'radius',
    type: 'dimension',
    description: 'A.',
    tokens: [rem('md', 0.5), rem('full', 9)],
  },
  { name: 'space', type: 'dimension', description: 'A.', tokens: [rem('0', 0), rem('1', 0.25)] },
  {
    name: 'size',
    type: 'dimension',
    description: 'A.',
    tokens: [rem('control-md', 2.5), rem('measure', 42)],
  },
]
const themed = { ...catalog, tokens }

test('lists a knob for hue, radius and spacing, each with its tokens', () => {
  assert.equal(
    toThemeKnobsMarkdown(themed),
    `- Hue, 0 to 359 °, here 350 °: \`--acme-color-primary\`, \`--acme-color-primary-ink\`
- Radius, 0 to 200 %, here 100 %: \`--acme-radius-md\`
- Spacing, 75 to 150 %, here 100 %: \`--acme-space-1\`, \`--acme-size-control-md\``,
  )
})

test('omits a knob without tokens', () => {
  const labels = (names: string[]) =>
    listThemeKnobs({ ...catalog, tokens: tokens.filter(({ name }) => names.includes(name)) }).map(
      ({ label }) => label,
    )
  assert.deepEqual(labels(['radius']), ['Radius'])
  assert.deepEqual(labels(['color', 'size']), ['Hue', 'Spacing'])
  assert.deepEqual(
    listThemeKnobs(catalog).map(({ label }) => label),
    ['Spacing'],
  )
  assert.equal(toThemeKnobsMarkdown({ ...catalog, tokens: [] }), '')
})

test('declares nothing for knobs at rest, and the tokens of a moved one', () => {
  const knobs = listThemeKnobs(themed)
  assert.deepEqual(toThemeDeclarations(knobs, [350, 100, 100]), [])
  assert.deepEqual(toThemeDeclarations(knobs, []), [])
  assert.deepEqual(toThemeDeclarations(knobs, [370, 0, 75]), [
    ['--acme-color-primary', 'light-dark(oklch(0.6 0.12 10.4), oklch(0.4 0.12 10.4))'],
    ['--acme-color-primary-ink', 'light-dark(oklch(0.2 0.02 30), oklch(0.8 0.02 30))'],
    ['--acme-radius-md', '0rem'],
    ['--acme-space-1', '0.1875rem'],
    ['--acme-size-control-md', '1.875rem'],
  ])
})

test('lists a pair as weak if its contrast is below its minimum in either scheme', () => {
  const pairs = listThemePairs(themed)
  assert.deepEqual(
    pairs.map(({ colors }) => colors.map(({ name, turns }) => [name, turns])),
    [
      [
        ['primary', true],
        ['paper', false],
      ],
      [
        ['primary-ink', true],
        ['primary', true],
      ],
    ],
  )
  const weak = listWeakPairs(pairs, 0)
  assert.ok(weak.length > 0)
  assert.match(weak[0]!, /^primary on paper, light: [1-4]\.\d+, not 4\.5$/)
  assert.deepEqual(listWeakPairs([{ ...pairs[0]!, least: 1 }], 0), [])
  // Yellow has a higher luminance than blue of the same lightness.
  const turned = (degrees: number) => listWeakPairs([{ ...pairs[0]!, least: 21 }], degrees)[0]
  assert.notEqual(turned(0), turned(120))
})

test('keeps the primary colour of the library readable in every hue', async () => {
  const pairs = listThemePairs(await readKitCatalog())
  assert.ok(pairs.length > 2)
  for (let degrees = 0; degrees < 360; degrees++) {
    assert.deepEqual(listWeakPairs(pairs, degrees), [], `turned by ${degrees}°`)
  }
})
