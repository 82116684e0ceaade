import assert from 'node:assert/strict'
import test from 'node:test'
import { toSiteCss } from '../../../plugins/content/site-styles.ts'
import { catalog } from '../fixtures/catalog.ts'

test('uses tokens of the library in the documentation if they exist, or else its own values', () => {
  const [color] = catalog.tokens
  assert.ok(color?.type === 'color')
  const tokens = [{ ...color, tokens: [{ ...color.tokens[0]!, name: 'background' }] }]
  const css = toSiteCss({ ...catalog, tokens })
  assert.match(
    css,
    /^@layer theme \{\n {2}:root \{\n {4}--site-color-background: var\(--acme-color-background\);\n/,
  )
  assert.match(css, /\n {4}--site-color-foreground: light-dark\(/)
  assert.match(css, /\n {2}\}\n\}\n$/)
})
