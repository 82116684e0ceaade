import assert from 'node:assert/strict'
import test from 'node:test'
import { toTokenVariable, toTokensCss } from '../../../../engine/library/tokens/tokens-css.ts'
import { catalog } from '../../fixtures/catalog.ts'

test('prefixes the variable of a token with the namespace of the library', () => {
  assert.equal(
    toTokenVariable({ namespace: 'acme' }, { name: 'color' }, { name: 'ink' }),
    '--acme-color-ink',
  )
})

test('orders the layers, declares every token and follows data-theme', () => {
  assert.equal(
    toTokensCss(catalog.library, catalog.tokens),
    `@layer theme, base, app, components, utilities;

@layer theme {
  :root {
    color-scheme: light dark;

    --acme-color-paper: light-dark(oklch(1 0 0), oklch(0 0 0));
    --acme-color-ink: light-dark(oklch(0 0 0), oklch(1 0 0));
    --acme-space-1: 0.25rem;
  }

  [data-theme='light'] {
    color-scheme: light;
  }

  [data-theme='dark'] {
    color-scheme: dark;
  }
}
`,
  )
})
