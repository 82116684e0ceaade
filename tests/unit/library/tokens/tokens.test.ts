import assert from 'node:assert/strict'
import test from 'node:test'
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
