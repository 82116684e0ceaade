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

test("gives the browser's toolbar the background of the page in both schemes", () => {
  assert.deepEqual(toThemeColors({ tokens: colors('background') }), {
    light: 'oklch(0.9 0.01 220)',
    dark: 'oklch(0.2 0.02 220)',
  })
})

test("falls back to the site's own background if the library has no such token", () => {
  const own = { light: 'oklch(0.99 0 0)', dark: 'oklch(0.18 0 0)' }
  assert.deepEqual(toThemeColors({ tokens: colors('paper') }), own)
  assert.deepEqual(toThemeColors({ tokens: [] }), own)
})
