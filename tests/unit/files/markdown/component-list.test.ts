import assert from 'node:assert/strict'
import test from 'node:test'
import {
  toComponentListMarkdown,
  toItems,
} from '../../../../engine/files/markdown/component-list.ts'
import { catalog } from '../../fixtures/catalog.ts'

test('lists components below their category, with link and summary', () => {
  assert.equal(
    toComponentListMarkdown(catalog),
    `## Labels

- [Chip](/components/chip): Names a thing.

## Big boxes

- [Panel](/components/panel): Frames things.`,
  )
})

test('lists components in the given order without categories', () => {
  assert.equal(
    toItems(catalog.components.toReversed()),
    '- [Panel](/components/panel): Frames things.\n- [Chip](/components/chip): Names a thing.',
  )
})
