import assert from 'node:assert/strict'
import test from 'node:test'
import { tokens } from '../../../../kit/tokens.ts'
import { tokensSchema } from '../../../../engine/schema/tokens.ts'
import {
  toDarkTokensFile,
  toTokensFile,
  toTokensResolverFile,
} from '../../../../engine/files/json/tokens.ts'
import { catalog } from '../../fixtures/catalog.ts'

test('writes every group into tokens.json, with the light values of colours', () => {
  assert.deepEqual(toTokensFile(catalog), {
    $schema: 'https://ui.acme.test/docs/schemas/tokens-1.json',
    color: {
      $type: 'color',
      $description: 'Colours by role.',
      paper: {
        $value: { colorSpace: 'oklch', components: [1, 0, 0] },
        $description: 'The page.',
        $extensions: {
          '@acme/ui': {
            variable: '--acme-color-paper',
          },
        },
      },
      ink: {
        $value: { colorSpace: 'oklch', components: [0, 0, 0] },
        $description: 'Text on the page.',
        $extensions: {
          '@acme/ui': {
            variable: '--acme-color-ink',
          },
        },
      },
    },
    space: {
      $type: 'dimension',
      $description: 'Distances.',
      '1': { $value: { value: 0.25, unit: 'rem' }, $description: 'One step.' },
    },
  })
})

test('writes only the dark values of colours into dark.tokens.json', () => {
  assert.deepEqual(toDarkTokensFile(catalog), {
    $schema: 'https://ui.acme.test/docs/schemas/tokens-1.json',
    color: {
      $type: 'color',
      $description: 'Colours by role.',
      paper: {
        $value: { colorSpace: 'oklch', components: [0, 0, 0] },
        $description: 'The page.',
      },
      ink: {
        $value: { colorSpace: 'oklch', components: [1, 0, 0] },
        $description: 'Text on the page.',
      },
    },
  })
})

test('overrides the tokens with the dark colours in tokens.resolver.json if the theme is dark', () => {
  assert.deepEqual(toTokensResolverFile(catalog), {
    $schema: 'https://ui.acme.test/docs/schemas/tokens-resolver-1.json',
    name: 'Acme',
    version: '2025.10',
    sets: { base: { sources: [{ $ref: './tokens.json' }] } },
    modifiers: {
      theme: { contexts: { light: [], dark: [{ $ref: './dark.tokens.json' }] }, default: 'light' },
    },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
  })
})

test('writes a shadow as a list of layers in translucent black', () => {
  const px = (value: number) => ({ value, unit: 'px' as const })
  const value = [{ x: px(0), y: px(1), blur: px(2), spread: px(-3), alpha: 0.05 }]
  const group = {
    name: 'shadow',
    type: 'shadow' as const,
    description: 'Depth.',
    tokens: [{ name: 'sm', value }],
  }
  assert.deepEqual(toTokensFile({ ...catalog, tokens: [group] }).shadow, {
    $type: 'shadow',
    $description: 'Depth.',
    sm: {
      $value: [
        {
          color: { colorSpace: 'oklch', components: [0, 0, 0], alpha: 0.05 },
          offsetX: { value: 0, unit: 'px' },
          offsetY: { value: 1, unit: 'px' },
          blur: { value: 2, unit: 'px' },
          spread: { value: -3, unit: 'px' },
        },
      ],
    },
  })
})

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)
const isNumbers = (value: unknown, length: number) =>
  Array.isArray(value) && value.length === length && value.every(isNumber)
const isObject = (value: unknown, keys: string[], optional: string[] = []) => {
  const found = Object.keys(value as object)
  return keys.every((key) => found.includes(key)) &&
    found.every((key) => keys.includes(key) || optional.includes(key))
    ? (value as Record<string, unknown>)
    : null
}
const isQuantity = (value: unknown, units: string[]) => {
  const quantity = isObject(value, ['value', 'unit'])
  return quantity !== null && isNumber(quantity.value) && units.includes(String(quantity.unit))
}
const isDimension = (value: unknown) => isQuantity(value, ['px', 'rem'])
const isColor = (value: unknown) => {
  const color = isObject(value, ['colorSpace', 'components'], ['alpha'])
  if (color?.colorSpace !== 'oklch' || !isNumbers(color.components, 3)) return false
  const [l, c, h] = color.components as number[]
  return l! >= 0 && l! <= 1 && c! >= 0 && h! >= 0 && h! < 360
}
const isLayer = (value: unknown) => {
  const layer = isObject(value, ['color', 'offsetX', 'offsetY', 'blur', 'spread'])
  const { color, ...dimensions } = layer ?? {}
  return layer !== null && isColor(color) && Object.values(dimensions).every(isDimension)
}

/** Checks a value of each type by edition 2025.10 of the Design Tokens format. */
const fits: Record<string, (value: unknown) => boolean> = {
  color: isColor,
  dimension: isDimension,
  duration: (value) => isQuantity(value, ['ms', 's']),
  fontFamily: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string'),
  fontWeight: (value) => isNumber(value) && Number(value) >= 1 && Number(value) <= 1000,
  number: isNumber,
  cubicBezier: (value) =>
    isNumbers(value, 4) &&
    [0, 2].every((x) => (value as number[])[x]! >= 0 && (value as number[])[x]! <= 1),
  shadow: (value) => Array.isArray(value) && value.every(isLayer),
}

const kit = { ...catalog, tokens: tokensSchema.parse(tokens) }

test('follows the Design Tokens format for all tokens of the library', () => {
  const { $schema: _schema, ...groups } = toTokensFile(kit)
  const types = new Set<string>()
  for (const [groupName, { $type, $description, ...group }] of Object.entries(groups)) {
    types.add($type)
    assert.equal(typeof $description, 'string')
    for (const [name, token] of Object.entries(group)) {
      const { $value } = token as { $value: unknown }
      assert.ok(fits[$type]?.($value), `${groupName}.${name}: ${JSON.stringify($value)}`)
      // Names with these characters cannot be referenced.
      assert.doesNotMatch(name, /^\$|[{}.]/)
      const known = ['$value', '$description', '$extensions']
      assert.ok(isObject(token, ['$value'], known))
    }
  }
  assert.deepEqual([...types].sort(), Object.keys(fits).sort())
})
