import assert from 'node:assert/strict'
import test from 'node:test'
import { tokensSchema } from '../../../engine/schema/tokens.ts'
import { toThemeColors } from '../../../plugins/content/site-styles.ts'

const colors = (name: string) =>
  tokensSchema.parse([
    {
      name: 'color',
      type: 'color',
      description: 'Colours.',
      tokens: [
        { name: 'ink', light: [0, 0, 0], dark: [1, 0, 0], description: 'Text.' },
        { name, light: [0.9, 0.01, 220], dark: [0.2, 0.02, 220], description: 'Another.' },
      ],
    },
  ])

test('the bar of the browser has the ground of the page in both schemes', () => {
  assert.deepEqual(toThemeColors({ tokens: colors('background') }), {
    light: 'oklch(0.9 0.01 220)',
    dark: 'oklch(0.2 0.02 220)',
  })
})

test('a library without that token gets the ground that the site has of its own', () => {
  const own = { light: 'oklch(0.99 0 0)', dark: 'oklch(0.18 0 0)' }
  assert.deepEqual(toThemeColors({ tokens: colors('paper') }), own)
  assert.deepEqual(toThemeColors({ tokens: [] }), own)
})
