import assert from 'node:assert/strict'
import test from 'node:test'
import { shortenCss } from '../../../engine/package/bundle.ts'

test('merges neighbouring blocks of one layer', () => {
  assert.equal(
    shortenCss('@layer a{.a{color:red}}@layer b{.b{content:"}"}}@layer b{.c{top:0}}\n'),
    '@layer a{.a{color:red}}@layer b{.b{content:"}"}.c{top:0}}\n',
  )
})

test('keeps blocks of a layer apart that have something else between them', () => {
  const css = '@layer a{.a{top:0}}@media print{.b{top:0}}@layer a{.c{top:0}}'
  assert.equal(shortenCss(css), css)
})

test('removes the space before the value of a custom property', () => {
  assert.equal(
    shortenCss('.a{--x: 1px;--y: var(--x, 2px);content:"a: b"}'),
    '.a{--x:1px;--y:var(--x, 2px);content:"a: b"}',
  )
})
